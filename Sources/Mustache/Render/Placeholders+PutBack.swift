extension Placeholders {
  /// Writes what a filter made, with the HTML in place of its tokens from number `first` on.
  ///
  /// Inside a tag, where a filter may have put a token into an attribute, quotes and angle brackets
  /// of the HTML are escaped. A broken token becomes U+FFFD.
  func putBack(into made: [UInt8], from first: Int, _ out: inout OutputBuffer) {
    var place = HTMLPlace()
    var start = 0
    var index = 0
    while index < made.count {
      guard made[index] == 0xEF || made[index] == UInt8(ascii: "%"),
        let token = Token(made, at: index)
      else {
        place.pass(made[index])
        index += 1
        continue
      }
      made.withUnsafeBytes { out.append(UnsafeRawBufferPointer(rebasing: $0[start..<index])) }
      if let number = token.number, number >= first, let html = html(number) {
        html.withUnsafeBytes { place.isInTag ? out.appendForAttribute($0) : out.append($0) }
      } else {
        out.append("\u{FFFD}")
      }
      index = token.end
      start = index
    }
    made.withUnsafeBytes { out.append(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }
}

/// A token, or the remains of one, in the output of a filter; also percent-encoded, as in links.
private struct Token {
  let end: Int
  /// Nil if it is broken.
  let number: Int?

  init?(_ bytes: [UInt8], at start: Int) {
    guard var (code, end) = Token.character(bytes, start) else { return nil }
    guard code == 0xA0 else {
      self.end = end
      number = nil
      return
    }
    var value = 0
    let digits = end
    while end < bytes.count, end < digits + 10, (0x30...0x39).contains(bytes[end]) {
      value = value * 10 + Int(bytes[end] & 15)
      end += 1
    }
    let isNumbered = end > digits
    if let (last, next) = Token.character(bytes, end) { (code, end) = (last, next) }
    self.end = end
    number = code == 0xA1 && isNumbered ? value : nil
  }

  /// The last byte of one of U+FDD0…U+FDEF and the offset behind it.
  private static func character(_ bytes: [UInt8], _ start: Int) -> (UInt8, Int)? {
    if bytes.hasPrefix([0xEF, 0xB7], at: start), start + 2 < bytes.count {
      return (0x90...0xAF).contains(bytes[start + 2]) ? (bytes[start + 2], start + 3) : nil
    }
    guard bytes.hasPrefix(Array("%EF%B7%".utf8), at: start), start + 8 < bytes.count else {
      return nil
    }
    let digits = String(decoding: bytes[start + 7..<start + 9], as: UTF8.self)
    guard let code = UInt8(digits, radix: 16), (0x90...0xAF).contains(code) else { return nil }
    return (code, start + 9)
  }
}

/// Whether a place in HTML is inside a tag; enough of HTML for what filters make.
private struct HTMLPlace {
  private var quote: UInt8 = 0
  private(set) var isInTag = false

  mutating func pass(_ byte: UInt8) {
    guard isInTag else {
      isInTag = byte == UInt8(ascii: "<")
      return
    }
    if quote != 0 {
      if byte == quote { quote = 0 }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    } else if byte == UInt8(ascii: ">") {
      isInTag = false
    }
  }
}

extension OutputBuffer {
  /// HTML text that is put into an attribute: its `&` already stands for itself.
  fileprivate mutating func appendForAttribute(_ html: UnsafeRawBufferPointer) {
    for byte in html {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: append(byte)
      }
    }
  }
}
