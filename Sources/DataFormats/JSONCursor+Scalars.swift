import Diagnostics

extension JSONCursor {
  public mutating func boolean() throws(Faults) -> Bool {
    switch skipSpace() {
    case UInt8(ascii: "t"):
      try word("true")
      return true
    case UInt8(ascii: "f"):
      try word("false")
      return false
    default: throw try mismatch(wanted: .boolean)
    }
  }

  public mutating func null() throws(Faults) {
    guard skipSpace() == UInt8(ascii: "n") else { throw try mismatch(wanted: .null) }
    try word("null")
  }

  /// Reads a number as its text; see `JSONNumber` for its value.
  public mutating func number() throws(Faults) -> JSONNumber {
    guard let first = skipSpace() else { throw noValue() }
    guard first == UInt8(ascii: "-") || isDigit(first) else { throw try mismatch(wanted: .number) }
    let start = offset
    if first == UInt8(ascii: "-") { offset += 1 }
    let whole = offset
    guard digits() > 0 else { throw badNumber(from: start) }
    if byte(at: whole) == UInt8(ascii: "0"), offset > whole + 1 { throw badNumber(from: start) }
    var isWhole = true
    if byte(at: offset) == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      guard digits() > 0 else { throw badNumber(from: start) }
    }
    if let e = byte(at: offset), e | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      offset += 1
      if let sign = byte(at: offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        offset += 1
      }
      guard digits() > 0 else { throw badNumber(from: start) }
    }
    guard endsWord(at: offset) else { throw badNumber(from: start) }
    return JSONNumber(range: start..<offset, isWhole: isWhole)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let next = byte(at: offset), isDigit(next) { offset += 1 }
    return offset - start
  }

  private mutating func word(_ word: StaticString) throws(Faults) {
    let end = offset + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= source.bytes.count, source.bytes[offset..<end].elementsEqual(expected),
      endsWord(at: end)
    else { throw noValue() }
    offset = end
  }

  @inline(__always)
  func byte(at position: Int) -> UInt8? {
    position < source.bytes.count ? source.bytes[position] : nil
  }

  /// Whether a number or word ends here: `truex` and `1.5.2` are not values.
  private func endsWord(at position: Int) -> Bool {
    guard let next = byte(at: position) else { return true }
    return !isWordByte(next)
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}

func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
    true
  default: false
  }
}
