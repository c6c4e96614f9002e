extension ValueTape {
  /// A value taken apart, for those who show or convert it.
  public enum Inspected: Sendable {
    case null
    case bool(Bool)
    /// In the digits that are shown.
    case number(String)
    case text(String)
    case html(String)
    case list([Value])
    /// In the order of the fields; of a dynamic object in no particular one.
    case object([(key: String, value: Value)])
    case lambda
  }

  /// What a value of this tape is.
  public func inspect(_ value: Value) -> Inspected {
    switch value.kind {
    case .null: .null
    case .false: .bool(false)
    case .true: .bool(true)
    case .number: .number(string(value))
    case .text: .text(string(value))
    case .html: .html(string(value))
    case .list: .list(Array(nodes[value.start..<value.start + Int(value.count)]))
    case .object: .object(fields(value))
    case .dynamicObject: .object(members(value))
    case .lambda: .lambda
    }
  }

  private func string(_ value: Value) -> String {
    String(decoding: bytes[value.start..<value.start + Int(value.count)], as: UTF8.self)
  }

  private func fields(_ value: Value) -> [(key: String, value: Value)] {
    schema.shapes[Int(value.shape)].keys.enumerated().map { slot, key in
      (name(of: key), nodes[value.start + slot])
    }
  }

  private func members(_ value: Value) -> [(key: String, value: Value)] {
    members[value.start..<value.start + Int(value.count)].map { (name(of: $0.key), $0.value) }
  }

  private func name(of key: KeyID) -> String {
    if key < firstExtraKey { return String(decoding: schema.keyNames[Int(key)], as: UTF8.self) }
    let extra = extraKeys.first { $0.value == key }?.key ?? []
    return String(decoding: extra, as: UTF8.self)
  }
}
