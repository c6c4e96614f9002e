extension JSONCursor {
  /// What a string says.
  public func text(of string: JSONString) -> String {
    String(decoding: utf8(of: string), as: UTF8.self)
  }

  /// What a string says, as UTF-8; a part of the source itself if nothing is escaped.
  public func utf8(of string: JSONString) -> ArraySlice<UInt8> {
    let contents = source.bytes[string.contents]
    guard string.hasEscapes else { return contents }
    var text: [UInt8] = []
    text.reserveCapacity(contents.count)
    var position = string.contents.lowerBound
    while position < string.contents.upperBound {
      let byte = source.bytes[position]
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        position += 1
        continue
      }
      let kind = source.bytes[position + 1]
      if let plain = escapedByte(kind) {
        text.append(plain)
        position += 2
        continue
      }
      var scalar = hexadecimal(at: position + 2) ?? 0xFFFD
      position += 6
      if 0xD800..<0xDC00 ~= scalar, let low = hexadecimal(at: position + 2) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        position += 6
      }
      let decoded = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      text.append(contentsOf: UTF8.encode(decoded) ?? UTF8.encodedReplacementCharacter)
    }
    return text[...]
  }
}
