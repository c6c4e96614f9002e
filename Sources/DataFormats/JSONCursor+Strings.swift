import Diagnostics

/// A string where it stands in the text, its escapes and UTF-8 already checked.
public struct JSONString: Sendable, Hashable {
  /// The bytes between the quotes.
  public let contents: Range<Int>
  /// Whether the bytes have to be decoded to be the text.
  public let hasEscapes: Bool
  /// Whether it is ASCII that can be seen, from the space to the tilde, without escapes.
  public let isPlain: Bool

  /// The bytes with the quotes.
  public var range: Range<Int> { contents.lowerBound - 1..<contents.upperBound + 1 }
}

extension JSONCursor {
  /// Reads a string; `text(of:)` and `utf8(of:)` give what it says.
  public mutating func string() throws(Faults) -> JSONString {
    guard skipSpace() == UInt8(ascii: "\"") else { throw try mismatch(wanted: .string) }
    let quote = offset
    var position = quote + 1
    var hasEscapes = false
    var isPlain = true
    while true {
      let run = source.bytes.withUnsafeBufferPointer { textRun(in: $0, from: position) }
      position = run.end
      isPlain = isPlain && run.isPlain
      guard let byte = byte(at: position) else { throw unclosedString(from: quote) }
      switch byte {
      case UInt8(ascii: "\""):
        offset = position + 1
        return JSONString(
          contents: quote + 1..<position, hasEscapes: hasEscapes, isPlain: isPlain && !hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        position = try endOfEscape(at: position, in: quote)
      case 0x80...: throw badUTF8(at: position)
      default: throw controlCharacter(byte, at: position, in: quote)
      }
    }
  }

  private func endOfEscape(at position: Int, in quote: Int) throws(Faults) -> Int {
    guard let kind = byte(at: position + 1) else { throw unclosedString(from: quote) }
    guard kind == UInt8(ascii: "u") else {
      guard escapedByte(kind) != nil else {
        throw fault(
          "an escape that JSON does not have", at: position..<position + 2,
          hint: "a backslash itself is written \\\\")
      }
      return position + 2
    }
    guard let unit = hexadecimal(at: position + 2) else {
      throw fault("\\u needs four hexadecimal digits", at: position..<position + 6)
    }
    switch unit {
    case 0xD800..<0xDC00:
      guard byte(at: position + 6) == UInt8(ascii: "\\"),
        byte(at: position + 7) == UInt8(ascii: "u"), let low = hexadecimal(at: position + 8),
        0xDC00..<0xE000 ~= low
      else { throw loneSurrogate(at: position) }
      return position + 12
    case 0xDC00..<0xE000: throw loneSurrogate(at: position)
    default: return position + 6
    }
  }

  private func loneSurrogate(at position: Int) -> Faults {
    fault(
      "half of a surrogate pair, which is no character", at: position..<position + 6,
      hint: "write the character itself, or both halves of the pair")
  }

  /// Four hexadecimal digits as a number.
  func hexadecimal(at position: Int) -> UInt32? {
    guard position + 4 <= source.bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in source.bytes[position..<position + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32(byte & 15 + 9)
      default: return nil
      }
    }
    return value
  }
}

/// What a backslash and this byte stand for, but for `\u`.
func escapedByte(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}
