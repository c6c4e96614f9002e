/// A text file as it was read: the name that people know it by, and its bytes.
///
/// Places are byte offsets into `bytes`; lines and columns are worked out only when a fault is shown.
public struct SourceText: Sendable {
  /// The path as the user would write it, relative to where the program runs.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

/// A stretch of a source text, in byte offsets.
public struct Place: Sendable {
  public let source: SourceText
  /// Clamped to the text, so that a place can always be shown.
  public let range: Range<Int>

  public init(_ source: SourceText, _ range: Range<Int>) {
    self.source = source
    self.range = range.clamped(to: 0..<source.bytes.count)
  }

  public init(_ source: SourceText, at offset: Int) {
    self.init(source, max(offset, 0)..<max(offset, 0))
  }
}

/// Where a place is, as editors count: both from 1, columns in Unicode scalars, a tab being one.
public struct LineColumn: Sendable, Hashable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension Place {
  public var lineColumn: LineColumn {
    var finder = PlaceFinder()
    return finder.lineColumn(of: self)
  }
}
