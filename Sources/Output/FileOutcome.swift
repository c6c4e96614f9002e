import FileSystem

/// What a lane found out about one planned file, and where it left its bytes.
struct FileOutcome: Sendable {
  enum Action: Sendable, Hashable {
    case unchanged
    /// Equal to a file of unknown origin.
    case adopted
    /// Somebody else's, and stays so; it may hold what dexgen would have written.
    case left(isEqual: Bool)
    /// Waits as a numbered file of a lane; goes to its own place.
    case file(lane: Int, number: Int, replaces: Bool)
    /// Waits in the new tree; goes with the whole folder at this path, which is not there yet.
    case tree(root: Path, replaces: Bool)
  }

  var action: Action
  var hash: ContentHash
  /// Of the file in the output, before or after it is renamed.
  var stamp: FileStamp
  /// Of the file that was copied.
  var source: FileStamp?
  var wasRendered: Bool
  /// The next build may go by the key.
  var isSettled = true

  /// The same as the manifest says, with the stamp that it has now.
  init(unchanged record: OutputRecord, stamp: FileStamp) {
    self.init(
      action: .unchanged, hash: record.hash, stamp: stamp, source: record.source,
      wasRendered: false)
  }

  init(
    action: Action, hash: ContentHash, stamp: FileStamp, source: FileStamp? = nil,
    wasRendered: Bool = true
  ) {
    self.action = action
    self.hash = hash
    self.stamp = stamp
    self.source = source
    self.wasRendered = wasRendered
  }
}
