// Rounding is in the C library, which has to be linked.
import Glibc

/// Writes JSON front to back into a buffer of bytes.
///
/// Commas and colons come by themselves. The same calls always give the same bytes.
public struct JSONWriter: Sendable {
  /// What is escaped beyond what JSON asks for.
  public enum Escaping: Sendable {
    /// Nothing: for files of JSON.
    case json
    /// `<`, `>`, `&`, U+2028 and U+2029: safe inside a `script` element and in old scripts.
    case script
  }

  /// What has been written.
  public private(set) var bytes: [UInt8]
  private let escaping: Escaping
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false
  private var followsKey = false

  /// Appends to a buffer; indented by two spaces, one value a line, or without any space.
  public init(
    appendingTo bytes: [UInt8] = [], escaping: Escaping = .json, isIndented: Bool = false
  ) {
    self.bytes = bytes
    self.escaping = escaping
    self.isIndented = isIndented
  }

  public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The key of the value that is written next.
  public mutating func key(_ key: String) {
    separate()
    appendJSONString(key, escaping: escaping, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if isIndented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  public mutating func string(_ text: String) {
    separate()
    appendJSONString(text, escaping: escaping, to: &bytes)
  }

  /// UTF-8 of a text.
  public mutating func string(utf8: ArraySlice<UInt8>) {
    separate()
    appendJSONString(utf8: utf8, escaping: escaping, to: &bytes)
  }

  public mutating func integer(_ value: Int) { raw(String(value)) }
  public mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }
  public mutating func null() { raw("null") }

  /// The shortest number that reads as the same value; whole ones without a fraction.
  public mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return integer(whole) }
    raw(value.description)
  }

  /// A number in digits that JSON allows.
  public mutating func number(_ digits: String) { raw(digits) }

  /// A whole tree; numbers as they were written.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let value): raw(value.text)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

extension JSONWriter {
  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
    followsKey = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<max(depth, 0) { bytes.append(contentsOf: [0x20, 0x20]) }
  }
}
