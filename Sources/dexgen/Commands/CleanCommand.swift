import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Output

/// Deletes what earlier builds made, nothing else.
struct CleanCommand {
  let options: CleanOptions
  let common: CommonOptions
  let console: Console
  let interruption: Interruption

  func run() throws(Faults) -> ExitCode {
    var log = InputLog()
    let settings = try SiteSettings(
      common, output: options.output, state: options.state, log: &log)
    var clean = PublishOptions(output: settings.output)
    clean.state = settings.state
    clean.site = settings.site.isEmpty ? "." : settings.site
    clean.home = homeFolder().map { Path($0) }
    clean.sources = [
      settings.cache ?? settings.data, settings.folders.content, settings.folders.templates,
    ]
    clean.interruption = interruption
    let console = console
    clean.onWait = { console.say("Waiting for a build of the same output …") }
    clean.onDelete = { count in
      if count > 10_000 { console.say("Deleting \(count) files …") }
    }
    let summary = try Cleaner(clean).clean()
    console.show(summary.diagnostics)
    console.say("Deleted \(quantity(summary.deleted, "file")) in \(shownOutput(settings)).")
    return .done
  }
}
