import Diagnostics

extension JSONCursor {
  /// The fault of bytes that no JSON has anywhere: NUL, another encoding, bad UTF-8.
  func noText() -> Faults? {
    let bytes = source.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return fault("the file is UTF-16, not UTF-8", at: 0..<2, hint: "save it as UTF-8")
    }
    guard let byte = byte(at: offset) else { return nil }
    if byte == 0 {
      return fault(
        "a NUL byte", at: offset..<offset + 1,
        hint: "the file is damaged, or not UTF-8: save it as UTF-8")
    }
    if byte >= 0x80, bytes.withUnsafeBufferPointer({ utf8Length(of: $0, at: offset) }) == 0 {
      return badUTF8(at: offset)
    }
    if byte < 0x20 {
      return fault(
        "a control character (\(named(byte)))", at: offset..<offset + 1, hint: "remove it")
    }
    return nil
  }

  func badUTF8(at position: Int) -> Faults {
    fault(
      "bytes that are not UTF-8", at: position..<position + 1,
      hint: "save the file as UTF-8, not in an older encoding")
  }

  func unclosedString(from quote: Int) -> Faults {
    fault(
      "the file ends in the middle of this text", at: quote..<quote + 1,
      hint: "part of the file is missing, or a closing quote")
  }

  func controlCharacter(_ byte: UInt8, at position: Int, in quote: Int) -> Faults {
    if byte == 0x0A || byte == 0x0D {
      return fault(
        "the text is not closed on its line", at: quote..<position,
        hint: "close it with \"; a line break inside text is written \\n")
    }
    return fault(
      "a control character (\(named(byte))) inside text", at: position..<position + 1,
      hint: byte == 0x09 ? "write it as \\t" : "remove it")
  }

  private func named(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+00" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
