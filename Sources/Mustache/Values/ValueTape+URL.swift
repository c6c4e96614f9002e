extension ValueTape {
  /// A URL for an attribute: what may not stand in one is percent-encoded, `%41` stays as it is.
  ///
  /// A URL whose scheme runs code or reads files (`javascript:`, `vbscript:`, `data:`, `file:`) becomes
  /// the empty text. Where it is shown it is escaped as text is.
  public mutating func url(_ url: String) -> Value {
    if isDangerous(url) { return text("") }
    var encoded: [UInt8] = []
    let bytes = Array(url.utf8)
    for (index, byte) in bytes.enumerated() {
      let isEncoded =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count
        && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
      if isUnreserved(byte) || isReserved(byte) || isEncoded {
        encoded.append(byte)
      } else {
        appendPercentEncoded(byte, &encoded)
      }
    }
    return text(bytes: encoded)
  }

  /// A part of a URL, such as a word of a query: everything but letters, digits and `-._~` is encoded.
  public mutating func urlComponent(_ part: String) -> Value {
    var encoded: [UInt8] = []
    for byte in part.utf8 {
      if isUnreserved(byte) { encoded.append(byte) } else { appendPercentEncoded(byte, &encoded) }
    }
    return text(bytes: encoded)
  }
}

private func isDangerous(_ url: String) -> Bool {
  let scheme = url.utf8.prefix { $0 != UInt8(ascii: ":") }
  let name = String(decoding: scheme, as: UTF8.self).lowercased()
  return ["javascript", "vbscript", "data", "file"].contains(name)
    && scheme.count < url.utf8.count
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "-._~".utf8.contains(byte)
  }
}

private func isReserved(_ byte: UInt8) -> Bool {
  ":/?#[]@!$&'()*+,;=".utf8.contains(byte)
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
    UInt8(ascii: "A")...UInt8(ascii: "F"):
    true
  default: false
  }
}

private func appendPercentEncoded(_ byte: UInt8, _ encoded: inout [UInt8]) {
  let digits = Array("0123456789ABCDEF".utf8)
  encoded.append(UInt8(ascii: "%"))
  encoded.append(digits[Int(byte >> 4)])
  encoded.append(digits[Int(byte & 15)])
}
