import Mustache

/// Bytes that stand for themselves in a path of a URL (RFC 3986 `pchar` without the sub-delimiters
/// that HTML or shells would trip over, plus the slash).
private func standsForItself(_ byte: UInt8) -> Bool {
  byte < 128 && (byte < 64 ? lowSafe >> UInt64(byte) : highSafe >> UInt64(byte & 63)) & 1 == 1
}

/// One bit for each of `-./` and the digits.
private let lowSafe: UInt64 = 0x03FF_E000_0000_0000
/// One bit for each letter, `_` and `~`.
private let highSafe: UInt64 = 0x47FF_FFFE_87FF_FFFE

extension TextWriter {
  /// Writes a path as it stands in a URL; slashes stay.
  mutating func append(percentEncoded path: String) {
    if path.utf8.allSatisfy(standsForItself) { return append(path) }
    append(utf8: encoded(path)[...])
  }
}

/// The path as it stands in a URL; slashes stay.
func percentEncoded(_ path: String) -> String {
  if path.utf8.allSatisfy(standsForItself) { return path }
  return String(decoding: encoded(path), as: UTF8.self)
}

private func encoded(_ path: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if standsForItself(byte) {
      bytes.append(byte)
    } else {
      bytes.append(UInt8(ascii: "%"))
      bytes.append(contentsOf: [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 48 : $0 + 55 })
    }
  }
  return bytes
}
