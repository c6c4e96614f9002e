/// Keys that a reader knows, for finding out which of them a key of the text is.
public struct JSONKeyTable: Sendable {
  public let keys: [String]
  private let bytes: [[UInt8]]

  public init(_ keys: [String]) {
    self.keys = keys
    bytes = keys.map { Array($0.utf8) }
  }

  /// The position of a key in the table.
  ///
  /// Objects of one kind tend to have their keys in one order, so the search starts after the key
  /// that was found before, which mostly makes it one comparison.
  public func index(of key: JSONString, in cursor: JSONCursor, after last: Int = -1) -> Int? {
    guard !key.hasEscapes else {
      let text = cursor.utf8(of: key)
      return bytes.firstIndex { $0.elementsEqual(text) }
    }
    let wanted = key.contents
    return cursor.source.bytes.withUnsafeBufferPointer { source in
      var candidate = last
      for _ in bytes.indices {
        candidate = candidate + 1 < bytes.count ? candidate + 1 : 0
        let known = bytes[candidate]
        guard known.count == wanted.count else { continue }
        var position = 0
        while position < known.count, known[position] == source[wanted.lowerBound + position] {
          position += 1
        }
        if position == known.count { return candidate }
      }
      return nil
    }
  }
}
