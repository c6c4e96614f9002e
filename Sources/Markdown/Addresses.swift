/// Appends an address for a quoted attribute, percent-encoding what may not stand in one.
func appendAddress(_ address: String, to html: inout [UInt8]) {
  for byte in address.utf8 {
    switch byte {
    case UInt8(ascii: "&"): html.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "'"): html.append(contentsOf: "&#x27;".utf8)
    case _ where isAllowed(byte): html.append(byte)
    default:
      html.append(UInt8(ascii: "%"))
      html.append(hexDigit(byte >> 4))
      html.append(hexDigit(byte & 0xF))
    }
  }
}

private func isAllowed(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "!#$%()*+,-./:;=?@_~".utf8.contains(byte)
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// The scheme of an address that could run a script or read local files, or nil if it is harmless.
///
/// Browsers skip control characters and spaces in a scheme, so they do not count here either.
func dangerousScheme(of address: String, isImage: Bool) -> String? {
  let folded = address.lowercased().utf8.filter { $0 > 0x20 }
  for scheme in ["javascript:", "vbscript:", "file:"] where folded.starts(with: scheme.utf8) {
    return scheme
  }
  guard folded.starts(with: "data:".utf8) else { return nil }
  let pictures = ["png", "gif", "jpeg", "webp", "avif"]
  let isPicture = pictures.contains { folded.starts(with: "data:image/\($0)".utf8) }
  return isImage && isPicture ? nil : "data:"
}
