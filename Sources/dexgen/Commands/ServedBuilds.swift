import BuilderChannel
import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Output
import Site

/// Builds whenever the program that serves asks for it, and says to people what `build` says.
struct ServedBuilds {
  let options: BuildOptions
  let common: CommonOptions
  let console: Console
  let interruption: Interruption
  let channel: BuilderChannel

  /// Returns when nobody asks any more.
  func run() -> ExitCode {
    // Until something else has been said, people are told that nothing has changed.
    var saysUnchanged = true
    var options = options
    while channel.waitForRequest(), interruption.signal == nil {
      let reply = build(options, saysUnchanged: saysUnchanged)
      guard interruption.signal == nil, channel.send(reply) else { break }
      saysUnchanged = reply.outcome == .failed
      // Once is enough to take files over.
      if reply.outcome != .failed { options.force = false }
    }
    return .done
  }

  private func build(_ options: BuildOptions, saysUnchanged: Bool) -> BuildReply {
    var reply = BuildReply()
    reply.inputs.files = [common.config ?? SiteSettings.usualName]
    do throws(Faults) {
      var timings = Timings()
      var log = InputLog()
      let command = BuildCommand(
        options: options, common: common, console: console, interruption: interruption)
      let settings = try command.readSettings(log: &log)
      timings.mark("read the configuration")
      reply.add(settings)
      let changes = try command.make(
        settings, log: log, timings: timings, saysUnchanged: saysUnchanged)
      reply.outcome = changes.isEmpty ? .unchanged : .built
      reply.hasNewContents = changes.contains(where: isNewContents)
    } catch {
      guard interruption.signal == nil else { return reply }
      console.show(error.diagnostics)
      reply.faults = pageText(error.diagnostics)
    }
    return reply
  }

  /// What ended the build, as a page shows it.
  private func pageText(_ diagnostics: [Diagnostic]) -> String {
    let counts: [Severity] = options.strict ? [.warning, .error] : [.error]
    return DiagnosticPrinter.plain.rendered(diagnostics.filter { counts.contains($0.severity) })
  }
}

extension BuildReply {
  fileprivate mutating func add(_ settings: SiteSettings) {
    site = ServedSite(
      output: settings.output.text, basePath: settings.configuration.baseURL?.path ?? "/")
    inputs.folders = [
      settings.folders.content, settings.folders.templates, settings.folders.pictures,
    ].map(\.text)
    if let cache = settings.cache {
      inputs.folders.append(cache.text)
    } else {
      inputs.files.append(settings.data.text)
    }
    inputs.excluded = [settings.output.text]
    if let state = settings.state { inputs.excluded.append(state.text) }
  }
}

/// Pages are compared by their bytes, and what has a hash in its name is another file when it changes.
/// The worker shows nothing.
private func isNewContents(_ change: FileChange) -> Bool {
  change.kind == .changed && !change.path.text.hasSuffix(".html") && change.path != "sw.js"
}
