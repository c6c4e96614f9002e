import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Output
import Site

/// Says everything that can be known of a site without writing any of it.
struct CheckCommand {
  let options: CheckOptions
  let common: CommonOptions
  let console: Console
  let interruption: Interruption

  func run() throws(Faults) -> ExitCode {
    var log = InputLog()
    let settings = try SiteSettings(common, options.sources, output: options.output, log: &log)
    var report = Report()
    let site = site(settings, &log, into: &report)
    if let site { report.add(renderingFindings(of: site)) }
    report.add(wordFindings(settings))
    report.add(pictureFindings(settings, site: site, lanes))
    if options.site { report.add(try builtSiteFindings(settings, lanes)) }
    // Half of the findings would pass for all.
    if interruption.signal != nil { return .failed }
    let found = grouped(report.diagnostics, settings)

    if options.writeBaseline, let path = options.baseline {
      let count = try Baseline(found).write(to: Path(path))
      console.say("Wrote \(quantity(count, "finding")) into \(visible(path)).")
      return .done
    }
    var baseline = try options.baseline.map { path throws(Faults) in try Baseline(Path(path)) }
    let new = baseline?.removeKnown(from: found) ?? found
    try show(new)
    if options.format == .text { conclude(new, baseline, pages: site?.pages.count) }
    return fails(new) ? .failed : .done
  }

  private var lanes: Lanes { Lanes(console: console, interruption: interruption) }

  private func site(
    _ settings: SiteSettings, _ log: inout InputLog, into report: inout Report
  ) -> Site? {
    var timings = Timings()
    do throws(Faults) {
      var found = Report()
      let loaded = try loadSite(settings, log: &log, timings: &timings, into: &found)
      report.add(found.diagnostics)
      report.add(addressFindings(of: loaded, settings))
      return loaded.site
    } catch {
      report.add(error.diagnostics)
      return nil
    }
  }

  /// Two sources for one address, and addresses that no disk can hold.
  private func addressFindings(of loaded: LoadedSite, _ settings: SiteSettings) -> [Diagnostic] {
    let files = loaded.site.files(loaded.keys)
    do throws(Faults) {
      try checkedPlan(
        files.enumerated().map { index, file in
          PlannedFile(
            file, at: Path(file.path), index: index, pictures: settings.folders.pictures)
        })
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// What only rendering shows: every page is rendered to nowhere.
  private func renderingFindings(of site: Site) -> [Diagnostic] {
    let findings = RenderFindings()
    let pages = site.pages
    let faults = lanes.run(pages.count, of: "pages") { take in
      var renderer = SiteRenderer(site, findings: findings)
      var faults: [Diagnostic] = []
      while let range = take() {
        for page in pages[range] {
          do throws(Faults) {
            try renderer.render(page) { _ in }
          } catch {
            faults += error.diagnostics
          }
        }
      }
      return faults
    }
    return findings.all + faults.joined()
  }

  private func show(_ groups: [FindingGroup]) throws(Faults) {
    switch options.format {
    case .text: console.show(groups)
    case .json: try StandardStream.output.write(jsonText(of: groups))
    case .github: try StandardStream.output.write(githubText(of: groups))
    }
  }

  private func conclude(_ groups: [FindingGroup], _ baseline: Baseline?, pages: Int?) {
    let all = groups.flatMap(\.findings)
    let counts = [Severity.error, .warning, .note].map { severity in
      (all.count { $0.severity == severity }, severity.rawValue)
    }
    let shown = counts.filter { $0.0 > 0 }.map { quantity($0.0, $0.1) }
    if !shown.isEmpty { console.say(shown.joined(separator: ", ")) }
    if let baseline { console.say(baseline.summary) }
    if let pages, counts[0].0 == 0, counts[1].0 == 0 {
      console.say("Nothing is wrong with \(quantity(pages, "page")).")
    }
  }

  private func fails(_ groups: [FindingGroup]) -> Bool {
    groups.contains { group in
      group.findings.contains {
        $0.severity == .error || options.strict && $0.severity == .warning
      }
    }
  }
}
