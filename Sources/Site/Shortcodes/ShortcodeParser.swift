import Diagnostics

/// Reads what stands between the delimiters of a call: a name, then `name=value` or `name="words"`.
struct ShortcodeParser {
  private let source: SourceText
  private let end: Int
  private var position: Int
  private var call: ShortcodeCall

  /// - Parameters:
  ///   - whole: the call with its delimiters.
  ///   - inside: what is between them, without the sign.
  init(_ source: SourceText, whole: Range<Int>, inside: Range<Int>) {
    self.source = source
    position = inside.lowerBound
    end = inside.upperBound
    call = ShortcodeCall(at: Place(source, whole))
  }

  consuming func parsed() -> ShortcodeCall {
    skipSpaces()
    let name = word()
    guard !name.isEmpty else { return failed("the shortcode has no name", name) }
    call.name = text(name)
    call.namePlace = Place(source, name)
    skipSpaces()
    while position < end {
      guard readParameter() else { return call }
      skipSpaces()
    }
    return call
  }

  /// False after a fault.
  private mutating func readParameter() -> Bool {
    let name = word()
    skipSpaces()
    guard !name.isEmpty, position < end, source.bytes[position] == UInt8(ascii: "=") else {
      let wrong = name.isEmpty ? position..<position + 1 : name
      call = failed("'\(text(wrong))' is not a parameter", wrong, hint: "write name=value")
      return false
    }
    position += 1
    skipSpaces()
    guard let value = value() else { return false }
    if call.parameter(text(name)) != nil {
      call = failed("the parameter '\(text(name))' is given twice", name)
      return false
    }
    call.parameters.append(
      ShortcodeCall.Parameter(
        name: text(name), value: text(value), namePlace: Place(source, name),
        valuePlace: Place(source, value)))
    return true
  }

  private mutating func value() -> Range<Int>? {
    let start = position
    if position < end, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[position]) {
      let quote = source.bytes[position]
      guard let close = source.bytes[(start + 1)..<end].firstIndex(of: quote) else {
        call = failed("the quotation mark is not closed", start..<end)
        return nil
      }
      position = close + 1
      return start + 1..<close
    }
    while position < end, !isSpace(source.bytes[position]) { position += 1 }
    guard position > start else {
      call = failed("the parameter has no value", start - 1..<start, hint: "write name=value")
      return nil
    }
    return start..<position
  }

  private mutating func word() -> Range<Int> {
    let start = position
    while position < end, !isSpace(source.bytes[position]),
      source.bytes[position] != UInt8(ascii: "=")
    {
      position += 1
    }
    return start..<position
  }

  private mutating func skipSpaces() {
    while position < end, isSpace(source.bytes[position]) { position += 1 }
  }

  private func failed(_ message: String, _ range: Range<Int>, hint: String? = nil) -> ShortcodeCall
  {
    var failed = call
    failed.fault = Diagnostic(.error, message, at: Place(source, range), hint: hint)
    return failed
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range.clamped(to: 0..<source.bytes.count)], as: UTF8.self)
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}
