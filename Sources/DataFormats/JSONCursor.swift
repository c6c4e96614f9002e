import Diagnostics

/// What kind of value comes next.
public enum JSONKind: String, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "text"
  case number = "a number"
  case boolean = "true or false"
  case null = "null"
}

/// Reads JSON front to back, one token at a time, from the bytes of a source text.
///
/// The caller asks for what it expects and gets tokens, which are stretches of the text; nothing is
/// copied. Strict by RFC 8259 (a mark at the start of the file is skipped); every fault is thrown
/// with its place. A value must be read, or skipped, before the next key or element is asked for.
public struct JSONCursor: Sendable {
  /// Objects and arrays inside each other beyond this are a fault.
  public static let depthLimit = 512

  public let source: SourceText
  /// How many bytes have been read.
  public internal(set) var offset = 0
  /// Where the objects and arrays begin that are open now, outermost first.
  var open: [Int] = []
  /// Whether the innermost open object or array has had no value yet.
  var isFirst = false

  public init(_ source: SourceText) {
    self.source = source
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Looks at the value that comes next without reading it; the offset is then at its first byte.
  public mutating func peek() throws(Faults) -> JSONKind {
    guard let byte = skipSpace() else { throw noValue() }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw noValue()
    }
  }

  /// Goes back to where a string, number or word began that has just been read, to read it again.
  public mutating func rewind(to start: Int) {
    offset = min(max(start, 0), offset)
  }

  /// Checks that nothing but space follows the value that was read.
  public mutating func finish() throws(Faults) {
    if skipSpace() == nil, offset >= source.bytes.count { return }
    throw fault(
      "something follows the end of the JSON", at: offset..<offset + 1,
      hint: "a file holds one value; wrap several in an array: [ …, … ]")
  }

  /// The place of a stretch of the text.
  public func place(_ range: Range<Int>) -> Place {
    Place(source, range)
  }

  /// Moves to the next byte that is not space, and tells it; nil at the end.
  @inline(__always)
  mutating func skipSpace() -> UInt8? {
    let start = offset
    let (found, byte) = source.bytes.withUnsafeBufferPointer { bytes -> (Int, UInt8?) in
      var position = start
      while position < bytes.count {
        let byte = bytes[position]
        if byte > 0x20 { return (position, byte) }
        // The four kinds of space as bits, so that a run of them costs one test each.
        guard (1 << UInt64(byte)) & 0x1_0000_2600 != 0 else { return (position, byte) }
        position += 1
      }
      return (position, nil)
    }
    offset = found
    return byte
  }

  func fault(_ message: String, at range: Range<Int>, hint: String? = nil) -> Faults {
    Faults(message, at: place(range), hint: hint)
  }
}
