import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Output
import Site

/// Makes the site: configuration, data and sources, plan, pages, difference.
struct BuildCommand {
  let options: BuildOptions
  let common: CommonOptions
  let console: Console
  let interruption: Interruption

  func run() throws(Faults) -> ExitCode {
    var timings = Timings()
    var log = InputLog()
    let settings = try readSettings(log: &log)
    timings.mark("read the configuration")
    _ = try make(settings, log: log, timings: timings)
    return .done
  }

  func readSettings(log: inout InputLog) throws(Faults) -> SiteSettings {
    var settings = try SiteSettings(
      common, options.sources, output: options.output, state: options.state, log: &log)
    if let shard = options.shard { settings.makeRoom(for: shard, options) }
    return settings
  }

  /// Brings the output up to date and says what was done.
  ///
  /// - Returns: what has changed in the output.
  func make(
    _ settings: SiteSettings, log: InputLog, timings: Timings, saysUnchanged: Bool = true
  ) throws(Faults) -> [FileChange] {
    var log = log
    var timings = timings
    let fingerprint = fingerprint(of: options, common, cache: settings.cache)
    if !options.force,
      let current = BuildState(output: settings.output, state: settings.state)
        .current(fingerprint: fingerprint)
    {
      timings.mark("look for changes")
      if saysUnchanged {
        console.show(current.findings)
        console.say(
          "Nothing has changed: \(quantity(current.files, "file")) in \(shownOutput(settings)).")
      }
      show(timings)
      return []
    }
    timings.mark("look for changes")

    var report = Report()
    let loaded = try loadSite(settings, log: &log, timings: &timings, into: &report)
    let lanes = Lanes(console: console, interruption: interruption)
    report.add(brokenPictures(settings, loaded.site, lanes))
    timings.mark("look at the pictures")
    try refuseWarnings(report)
    let publisher = Publisher(publishOptions(settings, log))
    let findings = RenderFindings()
    let summary = try publish(
      loaded, by: publisher, settings, fingerprint: fingerprint, log: log, report, findings)
    timings.mark("make the files")
    report.add(findings.all)
    report.add(summary.diagnostics)
    console.show(report.diagnostics)
    console.say("\(describe(summary)) in \(shownOutput(settings)).")
    show(timings)
    return summary.changes
  }

  private func publish(
    _ loaded: LoadedSite, by publisher: Publisher, _ settings: SiteSettings,
    fingerprint: ContentHash, log: InputLog, _ report: Report, _ findings: RenderFindings
  ) throws(Faults) -> PublishSummary {
    let files = loaded.site.files(loaded.keys)
    let contents = files.map(\.content)
    let paths = files.map { Path($0.path) }
    // Made in its order, because to sort so many large values would take longer.
    let plan = paths.indices.sorted { paths[$0] < paths[$1] }.map { index in
      PlannedFile(
        files[index], at: paths[index], index: index, pictures: settings.folders.pictures)
    }
    let progress = ProgressBar(
      console, total: contents.count(where: \.isRendered), of: "files")
    defer { progress?.end() }
    do throws(Faults) {
      return try publisher.publish(
        plan, fingerprint: fingerprint, inputs: log,
        findings: { report.diagnostics + findings.all }
      ) { () throws(Faults) in
        SiteFileRenderer(
          loaded.site, contents, findings: findings, isStrict: options.strict, progress: progress)
      }
    } catch {
      var all = report
      all.add(error.diagnostics)
      if !all.hasErrors { try refuseWarnings(all) }
      throw Faults(all.diagnostics)
    }
  }

  private func publishOptions(_ settings: SiteSettings, _ log: InputLog) -> PublishOptions {
    var publish = PublishOptions(output: settings.output)
    publish.state = settings.state
    publish.site = settings.site.isEmpty ? "." : settings.site
    publish.home = homeFolder().map { Path($0) }
    publish.sources = [
      settings.cache ?? settings.data, settings.folders.content, settings.folders.templates,
      settings.folders.pictures,
    ]
    publish.force = options.force
    publish.yielding = filesForHosts
    publish.unclaimed = filesOfAnybody
    publish.part = SitePart(options, common, log, cache: settings.cache)
    publish.jobs = options.jobs
    publish.interruption = interruption
    let console = console
    publish.onWait = { console.say("Waiting for another build of the same output …") }
    return publish
  }

  private func refuseWarnings(_ report: Report) throws(Faults) {
    let warnings = report.count(.warning)
    guard options.strict, warnings > 0 else { return }
    let error = Diagnostic(
      .error, "\(quantity(warnings, "warning")), and the build is strict: nothing was written")
    throw Faults(report.diagnostics + [error])
  }

  private func show(_ timings: Timings) {
    if options.timings { console.say(timings.table) }
  }
}

func describe(_ summary: PublishSummary) -> String {
  let parts = [
    (summary.added, "added"), (summary.changed, "changed"), (summary.deleted, "deleted"),
    (summary.unchanged, "unchanged"),
  ]
  let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  return shown.isEmpty ? "No files" : "Files: " + shown.joined(separator: ", ")
}

/// The output folder as it may be printed.
func shownOutput(_ settings: SiteSettings) -> String {
  visible(settings.output.text)
}

func quantity(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
