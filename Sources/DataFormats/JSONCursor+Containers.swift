import Diagnostics

extension JSONCursor {
  /// Enters the object that comes next; then ask for `nextKey` until it is nil.
  public mutating func enterObject() throws(Faults) {
    try enter(UInt8(ascii: "{"), .object)
  }

  /// Enters the array that comes next; then ask `nextElement` until it is false.
  public mutating func enterArray() throws(Faults) {
    try enter(UInt8(ascii: "["), .array)
  }

  /// The next key, with its colon read; nil when the object has ended, which leaves it.
  public mutating func nextKey() throws(Faults) -> JSONString? {
    guard try advance(closing: UInt8(ascii: "}")) else { return nil }
    guard skipSpace() == UInt8(ascii: "\"") else { throw noKey() }
    let key = try string()
    guard skipSpace() == UInt8(ascii: ":") else { throw noColon(after: key) }
    offset += 1
    return key
  }

  /// Whether there is another element, to be read next; false when the array has ended, which
  /// leaves it.
  public mutating func nextElement() throws(Faults) -> Bool {
    try advance(closing: UInt8(ascii: "]"))
  }

  /// Reads past a value of any kind, checking it as strictly as if it were wanted.
  public mutating func skip() throws(Faults) {
    switch try peek() {
    case .object:
      try enterObject()
      while try nextKey() != nil { try skip() }
    case .array:
      try enterArray()
      while try nextElement() { try skip() }
    case .string: _ = try string()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    }
  }

  private mutating func enter(_ bracket: UInt8, _ kind: JSONKind) throws(Faults) {
    guard skipSpace() == bracket else { throw try mismatch(wanted: kind) }
    guard open.count < Self.depthLimit else {
      throw fault(
        "values are nested more than \(Self.depthLimit) deep", at: offset..<offset + 1,
        hint: "flatten the data")
    }
    open.append(offset)
    offset += 1
    isFirst = true
  }

  private mutating func advance(closing: UInt8) throws(Faults) -> Bool {
    let byte = skipSpace()
    if byte == closing {
      offset += 1
      _ = open.popLast()
      isFirst = false
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw noComma(closing: closing) }
    let comma = offset
    offset += 1
    if skipSpace() == closing {
      throw fault(
        "a comma with nothing after it", at: comma..<comma + 1, hint: "remove this comma")
    }
    return true
  }
}
