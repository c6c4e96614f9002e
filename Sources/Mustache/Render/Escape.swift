/// The first of `& < > " '` at or after an offset, or the end.
func firstHTMLSpecial(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  let end = bytes.count
  var index = start
  while index + 8 <= end, !holdsHTMLSpecial(bytes, at: index) { index += 8 }
  // The last eight bytes may overlap those before.
  if index + 8 > end, end - start >= 8, !holdsHTMLSpecial(bytes, at: end - 8) { return end }
  while index < end, !isHTMLSpecial(bytes[index]) { index += 1 }
  return index
}

/// Looks at eight bytes at once: `&` and `'` differ in one bit, so do `<` and `>`.
@inline(__always)
private func holdsHTMLSpecial(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  let quote = word ^ ones &* 0x22
  let ampersand = (word | ones) ^ ones &* 0x27
  let angle = (word | ones &* 2) ^ ones &* 0x3E
  let zeros =
    ((quote &- ones) & ~quote) | ((ampersand &- ones) & ~ampersand) | ((angle &- ones) & ~angle)
  return zeros & ones &* 0x80 != 0
}

@inline(__always)
private func isHTMLSpecial(_ byte: UInt8) -> Bool {
  byte < 64 && htmlSpecials >> UInt64(byte) & 1 == 1
}

/// One bit for each of `" & ' < >`.
private let htmlSpecials: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

extension OutputBuffer {
  /// Text for HTML: element content and quoted attributes.
  public mutating func appendHTMLEscaped(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    while true {
      let end = firstHTMLSpecial(in: bytes, from: start)
      append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      guard end < bytes.count else { return }
      switch bytes[end] {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      default: append("&#39;")
      }
      start = end + 1
    }
  }
}
