extension ValueTape {
  /// Text, escaped for the place where it is shown.
  public mutating func text(_ text: String) -> Value {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Value(.text, isClean: isClean(from: start), start: start, count: bytes.count - start)
  }

  /// Two texts as one, without a string of both.
  public mutating func text(_ first: String, _ second: String) -> Value {
    let start = bytes.count
    bytes.append(contentsOf: first.utf8)
    bytes.append(contentsOf: second.utf8)
    return Value(.text, isClean: isClean(from: start), start: start, count: bytes.count - start)
  }

  /// Text given as bytes; what is not UTF-8 becomes U+FFFD.
  public mutating func text(bytes text: some Collection<UInt8>) -> Value {
    let start = bytes.count
    bytes.append(contentsOf: text)
    guard firstInvalidUTF8(bytes[start...]) == nil else {
      bytes.removeLast(bytes.count - start)
      return self.text(String(decoding: text, as: UTF8.self))
    }
    return Value(.text, isClean: isClean(from: start), start: start, count: bytes.count - start)
  }

  /// HTML made by the program or an author, written as it is by `{{x}}` too.
  public mutating func html(_ html: String) -> Value {
    self.html(bytes: html.utf8)
  }

  /// HTML given as bytes of UTF-8.
  public mutating func html(bytes html: some Collection<UInt8>) -> Value {
    let start = bytes.count
    bytes.append(contentsOf: html)
    return Value(.html, start: start, count: bytes.count - start)
  }

  /// A whole number; a section over it is rendered, over 0 too.
  public mutating func integer(_ number: Int) -> Value {
    let start = bytes.count
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude)
    return Value(.number, start: start, count: bytes.count - start)
  }

  private mutating func appendDigits(_ number: UInt) {
    if number >= 10 { appendDigits(number / 10) }
    bytes.append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }

  /// A number as short as it reads back exactly, `2` rather than `2.0`; for another form use `text`.
  public mutating func decimal(_ number: Double) -> Value {
    guard number.isFinite else { return text(number.description) }
    let start = bytes.count
    bytes.append(contentsOf: number.description.utf8)
    if bytes.count - start > 2, bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    return Value(.number, start: start, count: bytes.count - start)
  }

  /// A number in the digits of its source, as JSON has it.
  public mutating func number(_ digits: String) -> Value {
    let value = text(digits)
    guard value.isClean else { return value }
    return Value(.number, start: value.start, count: Int(value.count))
  }

  private func isClean(from start: Int) -> Bool {
    bytes.withUnsafeBytes { all in
      firstHTMLSpecial(in: all, from: start) == all.count
    }
  }
}
