import FileSystem

/// How far a run is.
public struct FetchCounts: Sendable, Equatable {
  /// Answers that are known to be wanted; grows while links are followed.
  public var known = 0
  public var fetched = 0
  public var kept = 0
  public var revalidated = 0
  public var failed = 0
  /// Pictures and sounds that are not at their addresses.
  public var absent = 0
  /// Pictures and sounds that the API names no address of.
  public var lacking = 0
  public var retries = 0

  public var done: Int { fetched + kept + revalidated + failed + absent }
}

/// Something worth telling while it happens.
public enum FetchEvent: Sendable {
  case progress(FetchCounts, at: String)
  /// Seconds; `isAsked` if the server has asked for them.
  case waits(what: String, seconds: Double, reason: String, isAsked: Bool)
  case damaged(Path)
}

/// What came of a run.
public struct FetchSummary: Sendable {
  public var counts: FetchCounts
  public var failures: [FetchFailure]
  /// Wanted, but not tried to the end when the run was stopped.
  public var open: Int
}
