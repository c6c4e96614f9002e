/// Finds lines and columns of many places; in order of their offsets all together cost one pass
/// through the text, however long its lines are.
public struct PlaceFinder: Sendable {
  private var source: SourceText?
  /// How far the text has been seen, and what was counted up to there.
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var column = 1
  private var lineEnd: Int?
  /// Far more than any excerpt shows: the end of a line of a gigabyte is not looked for.
  private static let reach = 1 << 16

  public init() {}

  public mutating func lineColumn(of place: Place) -> LineColumn {
    move(to: place)
    return LineColumn(line: line, column: column)
  }

  /// Bytes of the line that holds the start of the place, without its line break, as far as can be shown.
  mutating func lineRange(of place: Place) -> Range<Int> {
    move(to: place)
    let bytes = place.source.bytes
    let limit = min(bytes.count, offset + Self.reach)
    lineEnd = lineEnd ?? bytes[offset..<limit].firstIndex(of: UInt8(ascii: "\n"))
    let end = lineEnd ?? limit
    let hasReturn = end > lineStart && bytes[end - 1] == UInt8(ascii: "\r")
    return lineStart..<(hasReturn ? end - 1 : end)
  }

  private mutating func move(to place: Place) {
    let target = place.range.lowerBound
    if target < offset || !isSeen(place.source) {
      self = PlaceFinder()
      source = place.source
    }
    place.source.bytes.withUnsafeBufferPointer { bytes in
      // A mark at the very start of a file is not a column that an editor shows.
      if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        guard target >= 3 else { return }
        offset = 3
      }
      while offset < target {
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: "\n") {
          line += 1
          lineStart = offset
          column = 1
          lineEnd = nil
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
  }

  /// Texts are the same if they share their bytes; this one is kept, so no other has its address.
  private func isSeen(_ other: SourceText) -> Bool {
    guard let source else { return false }
    return source.bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer {
        mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
  }
}
