/// Bytes that stand for themselves in a path of a URL (RFC 3986 `pchar` without the sub-delimiters
/// that HTML or shells would trip over, plus the slash).
private func standsForItself(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
    UInt8(ascii: "/"):
    true
  default: false
  }
}

/// The path as it stands in a URL; slashes stay.
func percentEncoded(_ path: String) -> String {
  guard !path.utf8.allSatisfy(standsForItself) else { return path }
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if standsForItself(byte) {
      bytes.append(byte)
    } else {
      bytes.append(UInt8(ascii: "%"))
      bytes.append(contentsOf: [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 48 : $0 + 55 })
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
