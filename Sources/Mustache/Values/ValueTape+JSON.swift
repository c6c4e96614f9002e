extension ValueTape {
  /// JSON for a `<script type="application/json">`, from its text.
  ///
  /// `< > &`, U+2028 and U+2029 are written as `\u003c` and so on; the text must be valid JSON, where
  /// they occur in strings only. `{{x}}` writes the value as it is.
  public mutating func json(_ json: String) -> Value {
    var safe: [UInt8] = []
    appendScriptSafe(Array(json.utf8), to: &safe)
    return html(bytes: safe)
  }

  /// JSON for a script, from a value on this tape.
  public mutating func json(of value: Value) -> Value {
    json(String(decoding: jsonText(of: value), as: UTF8.self))
  }

  /// A value as JSON in one line, fields in the order of their declaration; null for a lambda.
  ///
  /// The fields of a dynamic object come in the order of their names as bytes.
  public func jsonText(of value: Value) -> [UInt8] {
    var writer = JSONTextWriter(tape: self)
    writer.write(value, depth: 0)
    return writer.bytes
  }
}

/// Writes values as JSON.
private struct JSONTextWriter {
  let tape: ValueTape
  private(set) var bytes: [UInt8] = []
  private let extraNames: [KeyID: [UInt8]]
  /// Deeper values are written as null, which spares the stack.
  private let depthLimit = 500

  init(tape: ValueTape) {
    self.tape = tape
    extraNames = Dictionary(tape.extraKeys.map { ($0.value, $0.key) }) { first, _ in first }
  }

  mutating func write(_ value: Value, depth: Int) {
    guard depth < depthLimit else { return append("null") }
    switch value.kind {
    case .null, .lambda: append("null")
    case .true: append("true")
    case .false: append("false")
    case .number: bytes.append(contentsOf: tape.bytes[range(value)])
    case .text, .html: writeString(tape.bytes[range(value)])
    case .list:
      append("[")
      for (index, element) in tape.nodes[range(value)].enumerated() {
        if index > 0 { append(",") }
        write(element, depth: depth + 1)
      }
      append("]")
    case .object:
      let keys = tape.schema.shapes[Int(value.shape)].keys
      write(zip(keys, tape.nodes[range(value)]).map { (name($0), $1) }, depth)
    case .dynamicObject:
      let fields = tape.members[range(value)].map { (name($0.key), $0.value) }
      write(fields.sorted { $0.0.lexicographicallyPrecedes($1.0) }, depth)
    }
  }

  private mutating func write(_ fields: [(name: [UInt8], value: Value)], _ depth: Int) {
    append("{")
    for (index, field) in fields.enumerated() {
      if index > 0 { append(",") }
      writeString(field.name[...])
      append(":")
      write(field.value, depth: depth + 1)
    }
    append("}")
  }

  private mutating func writeString(_ text: ArraySlice<UInt8>) {
    append("\"")
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20:
        append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private func range(_ value: Value) -> Range<Int> {
    value.start..<value.start + Int(value.count)
  }

  private func name(_ key: KeyID) -> [UInt8] {
    if key < firstExtraKey { return tape.schema.keyNames[Int(key)] }
    return extraNames[key] ?? []
  }
}

private func appendScriptSafe(_ json: [UInt8], to safe: inout [UInt8]) {
  var index = 0
  while index < json.count {
    let byte = json[index]
    switch byte {
    case UInt8(ascii: "<"): safe.append(contentsOf: "\\u003c".utf8)
    case UInt8(ascii: ">"): safe.append(contentsOf: "\\u003e".utf8)
    case UInt8(ascii: "&"): safe.append(contentsOf: "\\u0026".utf8)
    case 0xE2 where json.hasPrefix([0xE2, 0x80, 0xA8], at: index):
      safe.append(contentsOf: "\\u2028".utf8)
      index += 2
    case 0xE2 where json.hasPrefix([0xE2, 0x80, 0xA9], at: index):
      safe.append(contentsOf: "\\u2029".utf8)
      index += 2
    default: safe.append(byte)
    }
    index += 1
  }
}
