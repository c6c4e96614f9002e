import FileSystem
import HTTPClient
import PokeAPICache

/// Fetches what is wanted of the API into a cache.
public struct Fetcher: Sendable {
  public struct Options: Sendable {
    /// Requests in flight at most.
    public var connections = 4
    /// Ask whether what is kept has changed.
    public var refresh = false
    /// Open no connection.
    public var offline = false
    public var retry = RetryPolicy()

    public init() {}
  }

  let client: APIClient
  /// Nil if there is none, which only a run without connections accepts.
  let cache: ResponseCache?
  let media: MediaSelection
  let options: Options
  let interruption: Interruption
  let report: @Sendable (FetchEvent) -> Void

  public init(
    client: APIClient, cache: ResponseCache?, media: MediaSelection = MediaSelection(),
    options: Options = Options(),
    interruption: Interruption = .never, report: @escaping @Sendable (FetchEvent) -> Void = { _ in }
  ) {
    self.client = client
    self.cache = cache
    self.media = media
    self.options = options
    self.interruption = interruption
    self.report = report
  }

  /// Gets everything that belongs to the species; what fails is in the summary.
  ///
  /// - Throws: a fault of the disk, which ends the run.
  public func run(_ wanted: SpeciesSelection) throws(FileError) -> FetchSummary {
    let session = FetchSession(self, wanted)
    let lanes = options.offline ? 2 : options.connections
    runThreads(lanes) { session.work() }
    return try session.summary()
  }

  func lookUp(_ key: ResourceKey) throws(FileError) -> ResponseCache.Lookup {
    guard let cache else { return .absent }
    return try cache.lookUp(key)
  }
}
