import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Site

/// Says everything that can be known of a site without writing any of it.
struct CheckCommand {
  let options: CheckOptions
  let common: CommonOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    var log = InputLog()
    var timings = Timings()
    var report = Report()
    let settings = try SiteSettings(common, options.sources, log: &log)
    let site = try loadSite(settings, log: &log, timings: &timings, into: &report).site
    report.add(renderingFindings(site))
    console.show(report.diagnostics)
    let warnings = report.count(.warning)
    if !report.hasErrors, warnings == 0 {
      console.say("Nothing is wrong with \(quantity(site.pages.count, "page")).")
    }
    let fails = report.hasErrors || (options.strict && warnings > 0)
    return fails ? .failed : .done
  }

  /// Renders every page to nowhere.
  private func renderingFindings(_ site: Site) -> [Diagnostic] {
    let findings = RenderFindings()
    var renderer = SiteRenderer(site, findings: findings)
    var faults: [Diagnostic] = []
    for page in site.pages {
      do throws(Faults) {
        try renderer.render(page) { _ in }
      } catch {
        faults += error.diagnostics
      }
    }
    return findings.all + faults
  }
}
