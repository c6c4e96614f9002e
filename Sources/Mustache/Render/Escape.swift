/// The first of `& < > " '` at or after an offset, or the end.
func firstHTMLSpecial(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  var index = start
  while index + 16 <= bytes.count {
    let block = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    let hits =
      (block .== 0x26) .| (block .== 0x3C) .| (block .== 0x3E) .| (block .== 0x22)
      .| (block .== 0x27)
    if any(hits) { break }
    index += 16
  }
  while index < bytes.count, !isHTMLSpecial(bytes[index]) { index += 1 }
  return index
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
