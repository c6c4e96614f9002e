import Diagnostics

extension JSONCursor {
  /// The fault of a value of another kind than was asked for.
  mutating func mismatch(wanted: JSONKind) throws(Faults) -> Faults {
    let found = try peek()
    return fault(
      "\(wanted.rawValue) was expected, but this is \(found.rawValue)", at: offset..<offset + 1)
  }

  /// The fault of something that is no value at all.
  func noValue() -> Faults {
    if let fault = noText() ?? unended() { return fault }
    let word = wordRange(at: offset)
    switch String(decoding: source.bytes[word], as: UTF8.self) {
    case "True", "TRUE", "False", "FALSE":
      return fault("true and false are written in lower case", at: word)
    case "None", "Null", "NULL", "nil", "undefined":
      return fault("not a JSON value", at: word, hint: "what is not known is left out, or null")
    case "NaN", "Infinity", "-Infinity": return fault("JSON has no such number", at: word)
    default: break
    }
    switch source.bytes[offset] {
    case UInt8(ascii: "'"):
      return fault(
        "text stands in double quotes in JSON", at: word, hint: "write \" instead of '")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return fault("JSON has no comments", at: word, hint: "remove it")
    case UInt8(ascii: ","):
      return fault("a value was expected before this comma", at: word, hint: "remove a comma")
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      return fault("a value was expected here", at: word)
    case UInt8(ascii: "+"), UInt8(ascii: "."): return badNumber(from: offset)
    default:
      return fault("not a JSON value", at: word, hint: "text stands in double quotes")
    }
  }

  func noKey() -> Faults {
    if let fault = noText() ?? unended() { return fault }
    let word = wordRange(at: offset)
    switch source.bytes[offset] {
    case UInt8(ascii: ","):
      return fault("a key was expected before this comma", at: word, hint: "remove a comma")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return fault("JSON has no comments", at: word, hint: "remove it")
    default: return fault("a key in double quotes was expected", at: word)
    }
  }

  func noColon(after key: JSONString) -> Faults {
    if let fault = noText() ?? unended() { return fault }
    return fault("a colon was expected after this key", at: key.range, hint: "write \"key\": value")
  }

  func noComma(closing: UInt8) -> Faults {
    if let fault = noText() ?? unended() { return fault }
    let kind = closing == UInt8(ascii: "}") ? "object" : "array"
    let byte = source.bytes[offset]
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      return Faults(
        "the \(kind) is closed with the wrong bracket", at: place(offset..<offset + 1),
        hint: "close it with \(Character(UnicodeScalar(closing)))",
        trail: open.last.map { [TrailStep("\(kind) opened at", place($0..<$0 + 1))] } ?? [])
    }
    return fault(
      "a comma or the end of the \(kind) was expected", at: wordRange(at: offset),
      hint: "is a comma missing before this?")
  }

  func badNumber(from start: Int) -> Faults {
    let word = wordRange(at: start)
    let text = String(decoding: source.bytes[word], as: UTF8.self)
    return fault(
      "'\(text)' is not a number in JSON", at: word,
      hint: "numbers look like 7, 0.7 or -1e3, without zeros or + in front")
  }

  /// The fault of a file that ends too soon.
  private func unended() -> Faults? {
    guard offset >= source.bytes.count else { return nil }
    guard let start = open.last else {
      return fault(
        "the file has no JSON in it", at: offset..<offset, hint: "the least would be [] or {}")
    }
    let isObject = source.bytes[start] == UInt8(ascii: "{")
    return Faults(
      "the file ends in the middle of \(isObject ? "an object" : "an array")",
      at: place(max(offset - 1, 0)..<offset),
      hint: "part of the file is missing, or a closing bracket",
      trail: [TrailStep("opened at", place(start..<start + 1))])
  }

  /// The word, number or single character that stands at an offset.
  private func wordRange(at start: Int) -> Range<Int> {
    var end = start
    while let next = byte(at: end), isWordByte(next), end < start + 40 { end += 1 }
    return start..<max(end, start + 1)
  }
}
