/// Appends a text as a JSON string, with its quotes.
public func appendJSONString(
  _ text: String, escaping: JSONWriter.Escaping = .json, to bytes: inout [UInt8]
) {
  var text = text
  text.withUTF8 { appendJSONString($0, escaping: escaping, to: &bytes) }
}

/// The same for UTF-8.
func appendJSONString(
  utf8: ArraySlice<UInt8>, escaping: JSONWriter.Escaping = .json, to bytes: inout [UInt8]
) {
  utf8.withUnsafeBufferPointer { appendJSONString($0, escaping: escaping, to: &bytes) }
}

private func appendJSONString(
  _ text: UnsafeBufferPointer<UInt8>, escaping: JSONWriter.Escaping, to bytes: inout [UInt8]
) {
  bytes.append(UInt8(ascii: "\""))
  var start = 0
  var position = 0
  while position < text.count {
    guard let escape = escape(of: text, at: position, escaping) else {
      position += 1
      continue
    }
    bytes.append(contentsOf: text[start..<position])
    bytes.append(contentsOf: escape.utf8)
    // U+2028 and U+2029 are three bytes each.
    position += text[position] == 0xE2 ? 3 : 1
    start = position
  }
  bytes.append(contentsOf: text[start..<position])
  bytes.append(UInt8(ascii: "\""))
}

@inline(__always)
private func escape(
  of text: UnsafeBufferPointer<UInt8>, at position: Int, _ escaping: JSONWriter.Escaping
) -> String? {
  switch text[position] {
  case UInt8(ascii: "\""): return "\\\""
  case UInt8(ascii: "\\"): return "\\\\"
  case 0x08: return "\\b"
  case 0x09: return "\\t"
  case 0x0A: return "\\n"
  case 0x0C: return "\\f"
  case 0x0D: return "\\r"
  case 0x00..<0x10: return "\\u000" + String(text[position], radix: 16)
  case 0x10..<0x20: return "\\u00" + String(text[position], radix: 16)
  case UInt8(ascii: "<") where escaping == .script: return "\\u003c"
  case UInt8(ascii: ">") where escaping == .script: return "\\u003e"
  case UInt8(ascii: "&") where escaping == .script: return "\\u0026"
  case 0xE2 where escaping == .script && position + 2 < text.count && text[position + 1] == 0x80:
    switch text[position + 2] {
    case 0xA8: return "\\u2028"
    case 0xA9: return "\\u2029"
    default: return nil
    }
  default: return nil
  }
}
