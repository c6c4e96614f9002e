extension ValueTape {
  /// Text, escaped for the place where it is shown.
  public mutating func text(_ text: String) -> Value {
    self.text { $0.append(text) }
  }

  /// Two texts as one, without a string of both.
  public mutating func text(_ first: String, _ second: String) -> Value {
    text {
      $0.append(first)
      $0.append(second)
    }
  }

  /// Text that is put together on the tape, without a string of all its parts.
  @inlinable
  public mutating func text(_ write: (inout TextWriter) -> Void) -> Value {
    var writer = beginText()
    write(&writer)
    return endText(writer)
  }

  @usableFromInline
  mutating func beginText() -> TextWriter {
    var own: [UInt8] = []
    swap(&own, &bytes)
    return TextWriter(bytes: own)
  }

  @usableFromInline
  mutating func endText(_ writer: consuming TextWriter) -> Value {
    let start = writer.start
    bytes = writer.bytes
    return Value(.text, isClean: isClean(from: start), start: start, count: bytes.count - start)
  }

  /// Text given as bytes; what is not UTF-8 becomes U+FFFD.
  public mutating func text(bytes text: some Collection<UInt8>) -> Value {
    let known = text.withContiguousStorageIfAvailable { append(utf8: $0) }
    return (known ?? nil) ?? self.text(String(decoding: text, as: UTF8.self))
  }

  /// Nil for bytes that are not UTF-8.
  private mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) -> Value? {
    let start = bytes.count
    bytes.append(contentsOf: text)
    guard firstInvalidUTF8(bytes[start...]) == nil else {
      bytes.removeLast(bytes.count - start)
      return nil
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
    bytes.append(digitsOf: number)
    return Value(.number, start: start, count: bytes.count - start)
  }

  /// A number in tenths: `33.3`, `50`.
  public mutating func decimal(tenths: Int) -> Value {
    let start = bytes.count
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: Int(whole))
    if rest > 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(truncatingIfNeeded: 48 + rest))
    }
    return Value(.number, start: start, count: bytes.count - start)
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
