import Diagnostics

extension Renderer {
  @inline(__always)
  mutating func writeText(_ operation: Operation, _ out: inout OutputBuffer) {
    if indents.count == indentBase {
      view.append(Int(operation.a), Int(operation.b), to: &out)
    } else {
      writeIndented(view.literal(Int(operation.a), Int(operation.b)), operation, &out)
    }
  }

  @inline(never)
  private mutating func writeIndented(
    _ text: UnsafeRawBufferPointer, _ operation: Operation, _ out: inout OutputBuffer
  ) {
    if operation.flag { writeIndent(&out) }
    guard operation.hasLines else { return out.append(text) }
    var start = 0
    for index in 0..<text.count where text[index] == 0x0A && index + 1 < text.count {
      out.append(UnsafeRawBufferPointer(rebasing: text[start...index]))
      writeIndent(&out)
      start = index + 1
    }
    out.append(UnsafeRawBufferPointer(rebasing: text[start...]))
  }

  mutating func writeIndent(_ out: inout OutputBuffer) {
    guard indents.count > indentBase, out.count != indentedAt else { return }
    indents.withUnsafeBytes { out.append(UnsafeRawBufferPointer(rebasing: $0[indentBase...])) }
  }

  /// Writes a value as its kind and the place ask for.
  mutating func show(
    _ value: Value, isRaw: Bool, _ ip: Int, _ out: inout OutputBuffer
  ) throws(Faults) {
    switch value.kind {
    case .null: break
    case .true: out.append("true")
    case .false: out.append("false")
    case .text, .number:
      if filter >= 0 {
        writeInFilter(values.text(value), isRaw: isRaw, &out)
      } else if isRaw {
        values.append(value, to: &out)
      } else {
        out.appendHTMLEscaped(values.text(value))
      }
    case .html:
      if filter >= 0 {
        placeholders.add(values.text(value), &out)
      } else {
        values.append(value, to: &out)
      }
    case .lambda: try expand(value, isRaw: isRaw, ip, &out)
    case .list, .object, .dynamicObject:
      guard set.mode == .strict else { break }
      let kind = value.kind == .list ? "a list" : "an object"
      throw fault(
        "'\(name(at: ip))' is \(kind) and cannot be shown as text", ip,
        hint: "open a section over it, or name one of its fields")
    }
  }

  /// The name in a tag, as its author wrote it.
  func name(at ip: Int) -> String {
    let origin = programs[program].origins[ip]
    let source = programs[program].sources[origin.source]
    let sigils = Set("{}#^/><$&!* \t\r\n".utf8)
    let inner = source.bytes[origin.tag].drop { sigils.contains($0) }
    return String(decoding: inner.prefix { !sigils.contains($0) }, as: UTF8.self)
  }
}
