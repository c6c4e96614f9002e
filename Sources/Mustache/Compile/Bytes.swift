import Glibc

extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Array<UInt8> {
  func hasPrefix(_ prefix: [UInt8], at offset: Int) -> Bool {
    guard offset + prefix.count <= count else { return false }
    for index in 0..<prefix.count where self[offset + index] != prefix[index] { return false }
    return true
  }

  func firstRange(of part: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let first = part.first else { return nil }
    return withUnsafeBytes { all in
      guard let base = all.baseAddress else { return nil }
      var index = range.lowerBound
      while range.upperBound - index >= part.count,
        let found = memchr(base + index, Int32(first), range.upperBound - index - part.count + 1)
      {
        index = UnsafeRawPointer(found) - base
        if memcmp(base + index, part, part.count) == 0 { return index..<index + part.count }
        index += 1
      }
      return nil
    }
  }

  /// A range without the white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhiteSpace { start += 1 }
    while end > start, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }

  /// The end of the line that starts or goes on at an offset, its line break included.
  func endOfLine(_ offset: Int) -> Int {
    firstRange(of: [0x0A], in: Swift.min(offset, count)..<count)?.upperBound ?? count
  }

  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || self[offset - 1] == 0x0A || (offset == 3 && startsWithMark)
  }

  /// A byte-order mark, which is no part of the text.
  var startsWithMark: Bool { hasPrefix([0xEF, 0xBB, 0xBF], at: 0) }
}
