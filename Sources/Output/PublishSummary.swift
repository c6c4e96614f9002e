import Diagnostics
import FileSystem

/// What a build did to the output.
public struct PublishSummary: Sendable {
  public var added = 0
  public var changed = 0
  public var unchanged = 0
  public var deleted = 0
  /// Equal files of unknown origin that are dexgen's from now on; counted in `unchanged` too.
  public var adopted = 0
  /// Files whose bytes were made; the others were known to be unchanged.
  public var rendered = 0
  /// What was added, changed and deleted, sorted by path.
  public var changes: [FileChange] = []
  /// Warnings and notes.
  public var diagnostics: [Diagnostic] = []

  public init() {}
}

/// One file that is not as it was.
public struct FileChange: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case added, changed, deleted
  }

  public let kind: Kind
  /// Relative to the output folder.
  public let path: Path

  public init(kind: Kind, path: Path) {
    self.kind = kind
    self.path = path
  }
}
