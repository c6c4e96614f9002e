import DataFormats
import Diagnostics
// Rounding is in the C library, which has to be linked.
import Glibc

extension RecordReader {
  /// A whole number, also one given as text (`"45"`); nil if there is none, which has been reported
  /// unless it is null.
  mutating func wholeNumber(as wanted: String = "a whole number") throws(Faults) -> Int? {
    let kind = try cursor.peek()
    let start = cursor.offset
    switch kind {
    case .null:
      try cursor.null()
      return nil
    case .number:
      let number = try cursor.number()
      switch cursor.integer(of: number) {
      case .value(let value): return value
      case .overflow:
        find(
          mismatchSeverity, "\(cursor.text(of: number)) is too large a number", at: number.range)
        return nil
      case .notWhole:
        let whole = cursor.double(of: number).flatMap(Int.init(exactly:))
        cursor.rewind(to: start)
        try reject(wanted, hint: whole.map { "write \($0)" })
        return nil
      }
    case .string:
      let string = try cursor.string()
      if let value = Int(trimmed(cursor.text(of: string))) { return value }
      cursor.rewind(to: start)
      try reject(wanted)
      return nil
    default:
      try reject(wanted)
      return nil
    }
  }

  /// A whole number that is not negative; one beyond `most` gets a warning.
  mutating func count(upTo most: Int = .max) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let value = try wholeNumber() else { return nil }
    guard value >= 0 else {
      find(mismatchSeverity, "\(value) is negative", at: start..<cursor.offset)
      return nil
    }
    guard value <= Int(Int32.max) else {
      find(mismatchSeverity, "\(value) is too large a number", at: start..<cursor.offset)
      return nil
    }
    if value > most {
      find(.warning, "\(value) is more than \(most)", at: start..<cursor.offset, kind: .range)
    }
    return value
  }

  /// A number from 0 to `most`, also one given as text, there with one of the units (`"0.7 m"`),
  /// each with what it is multiplied by.
  mutating func decimal(
    upTo most: Int, units: [(name: String, factor: Double)] = []
  ) throws(Faults) -> Double? {
    let value: Double?
    let kind = try cursor.peek()
    let start = cursor.offset
    switch kind {
    case .null:
      try cursor.null()
      return nil
    case .number: value = cursor.double(of: try cursor.number())
    case .string: value = measured(cursor.text(of: try cursor.string()), units: units)
    default: value = nil
    }
    if let value, value > Double(most) {
      let text = String(
        decoding: cursor.source.bytes[start..<cursor.offset].prefix(40), as: UTF8.self)
      find(mismatchSeverity, "\(text) is more than \(most)", at: start..<cursor.offset)
      return nil
    }
    if let value, value >= 0 { return value }
    cursor.rewind(to: start)
    let unit = units.first { $0.factor == 1 }.map { " (in \($0.name))" } ?? ""
    try reject("a number that is not negative\(unit)")
    return nil
  }

  mutating func flag() throws(Faults) -> Bool {
    guard try expect(.boolean) else { return false }
    return try cursor.boolean()
  }
}

/// A text such as `0.7 m` as a number.
private func measured(_ text: String, units: [(name: String, factor: Double)]) -> Double? {
  let text = trimmed(text)
  if let value = Double(text), value.isFinite { return value }
  for unit in units where text.lowercased().hasSuffix(unit.name) {
    if let value = Double(trimmed(String(text.dropLast(unit.name.count)))), value.isFinite {
      return value * unit.factor
    }
  }
  return nil
}

/// Without the ASCII space at its ends.
func trimmed(_ text: String) -> String {
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
  let inner = text.utf8.drop(while: isSpace)
  guard let last = inner.lastIndex(where: { !isSpace($0) }) else { return "" }
  return String(inner[...last]) ?? text
}
