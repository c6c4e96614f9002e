import Diagnostics

/// A string where it stands in the text, its escapes and UTF-8 already checked.
public struct JSONString: Sendable, Hashable {
  /// The bytes between the quotes.
  public let contents: Range<Int>
  /// Whether the bytes have to be decoded to be the text.
  public let hasEscapes: Bool

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
    while true {
      let start = position
      position = source.bytes.withUnsafeBufferPointer { endOfPlainText(in: $0, from: start) }
      guard let byte = byte(at: position) else { throw unclosedString(from: quote) }
      switch byte {
      case UInt8(ascii: "\""):
        offset = position + 1
        return JSONString(contents: quote + 1..<position, hasEscapes: hasEscapes)
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

/// Where well-formed text ends that stands for itself inside a string.
@inline(__always)
private func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var position = start
  while position < bytes.count {
    let byte = bytes[position]
    if byte >= 0x80 {
      let length = utf8Length(of: bytes, at: position)
      if length == 0 { return position }
      position += length
    } else if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    } else {
      return position
    }
  }
  return position
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

/// Bytes of the well-formed sequence above ASCII that begins here; 0 if there is none.
@inline(__always)
func utf8Length(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
  @inline(__always)
  func follows(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    start + index < bytes.count && range ~= bytes[start + index]
  }
  switch bytes[start] {
  case 0xC2...0xDF: return follows(1) ? 2 : 0
  case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
  case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
  case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
  case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
  case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
  case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
  default: return 0
  }
}
