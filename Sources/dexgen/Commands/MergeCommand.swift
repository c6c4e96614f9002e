import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Output

/// Joins the parts that builds with `--shard` made.
struct MergeCommand {
  let options: MergeOptions
  let common: CommonOptions
  let console: Console
  let interruption: Interruption

  func run() throws(Faults) -> ExitCode {
    var log = InputLog()
    let settings = try SiteSettings(common, output: options.output, state: options.state, log: &log)
    let parts = try MergedParts(try readParts())
    var publish = PublishOptions(output: settings.output)
    publish.state = settings.state
    publish.site = settings.site.isEmpty ? "." : settings.site
    publish.home = homeFolder().map { Path($0) }
    publish.sources =
      [settings.cache ?? settings.data, settings.folders.content, settings.folders.templates]
      + options.folders.map { Path($0) }
    publish.yielding = filesForHosts
    publish.unclaimed = filesOfAnybody
    publish.interruption = interruption
    let console = console
    publish.onWait = { console.say("Waiting for a build of the same output …") }
    let findings = parts.findings
    let summary = try Publisher(publish).publish(
      parts.plan, fingerprint: parts.fingerprint, inputs: parts.inputs, findings: { findings }
    ) { parts.makeRenderer() }
    console.show(findings + summary.diagnostics)
    console.say("\(describe(summary)) in \(shownOutput(settings)).")
    return .done
  }

  /// - Throws: the faults of all parts.
  private func readParts() throws(Faults) -> [PartFolder] {
    var report = Report()
    var parts: [PartFolder] = []
    for folder in options.folders {
      do throws(Faults) {
        parts.append(try PartFolder(Path(folder)))
      } catch {
        report.add(error.diagnostics)
      }
    }
    try report.throwIfErrors()
    return parts
  }
}
