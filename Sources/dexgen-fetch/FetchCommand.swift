import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import HTTPClient
import PokeAPI
import PokeAPICache

func run(
  _ request: Request, _ console: Console, _ interruption: Interruption
) throws(Faults) -> ExitCode {
  guard case .fetch(let options) = request.invocation else {
    throw Faults(
      "this program only fetches", hint: "it is started by '\(Program.name) fetch'")
  }
  let path = try cachePath(options.cache)
  do throws(FileError) {
    return try FetchCommand(
      options: options, console: console, interruption: interruption, cachePath: path
    ).run()
  } catch {
    throw error.faults
  }
}

/// Fetches into the cache and says what came of it.
struct FetchCommand {
  let options: FetchOptions
  let console: Console
  let interruption: Interruption
  let cachePath: Path

  func run() throws(FileError) -> ExitCode {
    if options.offline {
      return try fetch(into: try ResponseCache(existing: cachePath))
    }
    let cache = try ResponseCache(cachePath)
    guard let lock = try waitForLock(of: cache) else { return .failed }
    let code = try fetch(into: cache)
    extend(lock)
    return code
  }

  private func fetch(into cache: ResponseCache?) throws(FileError) -> ExitCode {
    let progress = ProgressReporter(console, isOffline: options.offline)
    let media = try mediaSelection()
    let fetcher = Fetcher(
      client: APIClient(clientConfiguration), cache: cache, media: media,
      options: fetcherOptions, interruption: interruption
    ) { progress.report($0) }
    defer { progress.end() }
    let summary = try fetcher.run(SpeciesSelection(options.species))
    try media.pictures?.remember()
    try media.cries?.remember()
    progress.end()
    return show(summary)
  }

  private func mediaSelection() throws(FileError) -> MediaSelection {
    var media = MediaSelection()
    let records = cachePath.appending("pictures")
    if let target = options.pictures {
      media.pictures = try PictureFolder(Path(options.folder(target)), records: records)
    }
    if let target = options.cries {
      let path = Path(options.folder(target))
      // One folder has one list of what came from here.
      let isShared = options.pictures.map { Path(options.folder($0)).resolved } == path.resolved
      media.cries = try isShared ? media.pictures : PictureFolder(path, records: records)
    }
    media.forms = options.forms
    media.shiny = options.shiny
    return media
  }

  private var clientConfiguration: ClientConfiguration {
    let interruption = interruption
    var configuration = ClientConfiguration(
      baseURL: options.apiURL ?? PublicAPI.address,
      headers: [HTTPField("Accept", "application/json")],
      userAgent:
        "\(Program.name)/\(Program.version) (makes static sites from what it fetches once)",
      certificates: trustedCertificates()
    ) { interruption.signal != nil }
    if let timeout = options.timeout {
      configuration.limits.silence = timeout
      configuration.limits.total = max(configuration.limits.total, timeout)
    }
    return configuration
  }

  private var fetcherOptions: Fetcher.Options {
    var fetcher = Fetcher.Options()
    fetcher.connections = options.connections ?? fetcher.connections
    fetcher.refresh = options.refresh
    fetcher.offline = options.offline
    return fetcher
  }

  private func show(_ summary: FetchSummary) -> ExitCode {
    var findings = summary.failures.map(Diagnostic.init)
    let absent = summary.counts.absent + summary.counts.lacking
    if absent > 0 {
      let noun = options.cries == nil ? "pictures" : "pictures and cries"
      findings.append(Diagnostic(.note, "the API does not have \(absent) of the \(noun)"))
    }
    console.show(findings)
    let cache = cachePath.text
    if summary.open > 0 {
      console.say(
        "Stopped: \(summary.open) of \(summary.counts.known) were not fetched. "
          + "Run the same command again to go on.")
    }
    console.say("\(describe(summary.counts)) in \(cache).")
    return summary.failures.isEmpty && summary.open == 0 ? .done : .failed
  }
}

extension Diagnostic {
  fileprivate init(_ failure: FetchFailure) {
    let place = failure.address.map { ": \($0)" } ?? ""
    self.init(.error, "\(failure.what): \(failure.reason)\(place)", hint: failure.hint)
  }
}

private func describe(_ counts: FetchCounts) -> String {
  let parts = [
    (counts.fetched, "fetched"), (counts.revalidated, "unchanged"), (counts.kept, "kept"),
    (counts.failed, "failed"), (counts.retries, "tried again"),
  ]
  let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  return shown.isEmpty ? "Nothing fetched" : "Answers: " + shown.joined(separator: ", ")
}

extension SpeciesSelection {
  /// From the command line; nil stands for everything.
  fileprivate init(_ selectors: [SpeciesSelector]?) {
    guard let selectors else {
      self = .everything
      return
    }
    self.init()
    for selector in selectors {
      switch selector {
      case .numbers(let range): ranges.append(range)
      case .name(let name): names.append(name)
      case .generation(let number): generations.append(number)
      }
    }
  }
}
