import DataFormats

/// JSON as people like to read it in a diff: one entry a block, small values on one line.
enum BundleLayout {
  static func bytes(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    write(value, key: nil, indent: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func write(
    _ value: JSONValue, key: String?, indent: Int, to bytes: inout [UInt8]
  ) {
    guard isTall(value, key: key) else { return writeFlat(value, to: &bytes) }
    switch value {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        newLine(indent + 2, isFirst: index == 0, to: &bytes)
        write(element, key: nil, indent: indent + 2, to: &bytes)
      }
      newLine(indent, isFirst: true, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        newLine(indent + 2, isFirst: index == 0, to: &bytes)
        appendJSONString(member.key, to: &bytes)
        bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        write(member.value, key: member.key, indent: indent + 2, to: &bytes)
      }
      newLine(indent, isFirst: true, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    default: writeFlat(value, to: &bytes)
    }
  }

  private static func newLine(_ indent: Int, isFirst: Bool, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private static func writeFlat(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let number): bytes += number.text.utf8
    case .string(let text): appendJSONString(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        writeFlat(element, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        appendJSONString(member.key, to: &bytes)
        bytes += ": ".utf8
        writeFlat(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Entries (they have a slug), lists of entries, attack factors, two or more ways to evolve.
  private static func isTall(_ value: JSONValue, key: String?) -> Bool {
    switch value {
    case .array(let elements):
      elements.contains { $0["slug"] != nil } || (key == "how" && elements.count > 1)
    case .object(let members):
      key == "attack" || value["slug"] != nil
        || members.contains { isTall($0.value, key: $0.key) }
    default: false
    }
  }
}
