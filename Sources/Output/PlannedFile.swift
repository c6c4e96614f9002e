import FileSystem

/// One file that the output must hold.
public struct PlannedFile: Sendable {
  /// Relative to the output folder, without `.` and `..`.
  public var path: Path
  public var content: Content
  public var phase: Phase
  /// A hash of everything that the bytes depend on, the program included; with an equal one the
  /// file is not even rendered. Nil if it is not known.
  public var key: ContentHash?
  /// What asks for this file, as people know it, for messages: `the page of` and `pikachu`. Apart,
  /// so that a large plan need not hold a text of its own for each file.
  public var originKind: String
  public var origin: String

  public enum Content: Sendable {
    /// Made by a `FileRenderer`, by its own number.
    case rendered(Int)
    /// The bytes of an input file.
    case copy(of: Path)
    case bytes([UInt8])
  }

  /// When a change is put in place: pages come after the assets that they show.
  public enum Phase: UInt8, Sendable {
    case asset, page
  }

  public init(
    path: Path, content: Content, phase: Phase = .page, key: ContentHash? = nil,
    originKind: String = "", origin: String = ""
  ) {
    self.path = path
    self.content = content
    self.phase = phase
    self.key = key
    self.originKind = originKind
    self.origin = origin
  }
}
