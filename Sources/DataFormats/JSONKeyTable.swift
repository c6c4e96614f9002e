/// Keys that a reader knows, for finding out which of them a key of the text is.
public struct JSONKeyTable: Sendable {
  public let keys: [String]
  /// All keys in one block, and where each begins; the end of the block comes last.
  private let bytes: [UInt8]
  private let starts: [Int]

  public init(_ keys: [String]) {
    self.keys = keys
    bytes = keys.flatMap(\.utf8)
    starts = keys.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  /// The position of a key in the table.
  ///
  /// Objects of one kind tend to have their keys in one order, so the search starts after the key
  /// that was found before, which mostly makes it one comparison.
  public func index(of key: JSONString, in cursor: JSONCursor, after last: Int = -1) -> Int? {
    if key.hasEscapes {
      return cursor.utf8(of: key).withUnsafeBufferPointer { search($0, after: last) }
    }
    // Rebased by hand, because a slice of the array would be counted as a reference to it.
    return cursor.source.bytes.withUnsafeBufferPointer {
      search(UnsafeBufferPointer(rebasing: $0[key.contents]), after: last)
    }
  }

  @inline(__always)
  private func search(_ wanted: UnsafeBufferPointer<UInt8>, after last: Int) -> Int? {
    let count = starts.count - 1
    var candidate = last
    for _ in 0..<count {
      candidate = candidate + 1 < count ? candidate + 1 : 0
      let start = starts[candidate]
      guard starts[candidate + 1] - start == wanted.count else { continue }
      var position = 0
      while position < wanted.count, bytes[start + position] == wanted[position] { position += 1 }
      if position == wanted.count { return candidate }
    }
    return nil
  }
}
