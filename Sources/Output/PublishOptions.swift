import Diagnostics
import FileSystem

/// Where and how a site is published.
public struct PublishOptions: Sendable {
  /// The folder of the site, as the user wrote it.
  public var output: Path
  /// The folder that holds journal, manifest and lock; nil for `.<output name>.dexgen` beside the output.
  public var state: Path?
  /// The user's folder in which the program runs or the configuration stands; never an output.
  public var site: Path?
  /// The home folder of the user; never an output.
  public var home: Path?
  /// Files and folders that are read; the output must not hold them or be one of them.
  public var sources: [Path]
  /// Renders and writes everything, and takes over files that are in the way.
  public var force: Bool
  /// Files that make way for one of somebody else's instead of being an error.
  public var yielding: [Path]
  /// Files of so few bytes that equal ones prove nothing about who made them: they stay the other's.
  public var unclaimed: [Path]
  /// The part of the plan that is made; nil for all of it.
  public var part: SitePart?
  /// Files that are made at the same time; nil for one per processor.
  public var jobs: Int?
  public var interruption: Interruption
  /// Called once when another build holds the lock, before waiting for it.
  public var onWait: @Sendable () -> Void

  /// Called once before files are deleted by cleaning, with how many there are.
  public var onDelete: @Sendable (Int) -> Void

  public init(output: Path) {
    self.output = output
    state = nil
    site = nil
    home = nil
    sources = []
    force = false
    yielding = []
    unclaimed = []
    part = nil
    jobs = nil
    interruption = .never
    onWait = {}
    onDelete = { _ in }
  }
}
