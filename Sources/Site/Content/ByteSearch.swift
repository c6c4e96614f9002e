extension ArraySlice where Element == UInt8 {
  /// Where a text stands first; the library's own search is made for any collection and a hundred
  /// times slower on bytes.
  func range(of text: StaticString) -> Range<Int>? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = wanted.first else { return nil }
    return withUnsafeBufferPointer { bytes -> Range<Int>? in
      var index = 0
      while index + wanted.count <= bytes.count {
        if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
          return startIndex + index..<startIndex + index + wanted.count
        }
        index += 1
      }
      return nil
    }
  }
}
