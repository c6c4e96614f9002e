extension ValueTape {
  /// An object of a registered kind; fields that are not set are null. The parts are made before.
  ///
  /// Null if the tape's schema does not have the shape. Inlined, because it is made for every row.
  @inlinable
  public mutating func object<Fields: ViewFields>(
    _ shape: Shape<Fields>, _ fill: (inout ObjectBuilder<Fields>) -> Void
  ) -> Value {
    let count = shape.fieldCount
    let value = reserveObject(shape.id, count)
    withSlots(of: value, count) { slots in
      var builder = ObjectBuilder<Fields>(slots: slots)
      fill(&builder)
    }
    return value
  }

  /// Lays down the empty slots of an object; null for a shape that the schema does not have.
  @usableFromInline
  mutating func reserveObject(_ shape: ShapeID, _ count: Int) -> Value {
    guard schema.shapes.indices.contains(shape.index),
      schema.shapes[shape.index].keys.count == count
    else { return .null }
    let start = nodes.count
    nodes.append(contentsOf: repeatElement(.null, count: count))
    return Value(.object, shape: shape.index, start: start, count: count)
  }

  /// Gives access to the slots that were just reserved.
  @usableFromInline
  mutating func withSlots(
    of value: Value, _ count: Int, _ body: (UnsafeMutableBufferPointer<Value>) -> Void
  ) {
    guard value.kind == .object else {
      return body(UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    nodes.withUnsafeMutableBufferPointer { all in
      body(UnsafeMutableBufferPointer(rebasing: all[value.start..<value.start + count]))
    }
  }

  /// An object of a kind that was registered by its names, with a value for each of them in their order.
  ///
  /// Null if the tape's schema does not have the kind, or with another number of values.
  public mutating func object(_ shape: ShapeID, _ values: [Value]) -> Value {
    let value = reserveObject(shape, values.count)
    if value.kind == .object {
      nodes.replaceSubrange(value.start..<value.start + values.count, with: values)
    }
    return value
  }

  /// An object of any form, as JSON has them; of equal keys the last counts.
  public mutating func object(_ fields: [(key: String, value: Value)]) -> Value {
    var own: [(member: Member, order: Int)] = []
    own.reserveCapacity(fields.count)
    for (order, field) in fields.enumerated() {
      let key = keyForDynamicObject(Array(field.key.utf8))
      own.append((Member(key: key, value: field.value), order))
    }
    own.sort { ($0.member.key, $0.order) < ($1.member.key, $1.order) }
    let start = members.count
    for (index, field) in own.enumerated() {
      if index + 1 < own.count, own[index + 1].member.key == field.member.key { continue }
      members.append(field.member)
    }
    return Value(.dynamicObject, start: start, count: members.count - start)
  }

  private mutating func keyForDynamicObject(_ name: [UInt8]) -> KeyID {
    if let key = schema.key(name) ?? extraKeys[name] { return key }
    let key = firstExtraKey + KeyID(extraKeys.count)
    extraKeys[name] = key
    return key
  }
}

/// Keys from here on are known to one tape only.
let firstExtraKey: KeyID = 1 << 31

/// Sets the fields of one object.
public struct ObjectBuilder<Fields: ViewFields>: ~Copyable {
  @usableFromInline let slots: UnsafeMutableBufferPointer<Value>

  @inlinable
  init(slots: UnsafeMutableBufferPointer<Value>) {
    self.slots = slots
  }

  @inlinable
  public subscript(field: Fields) -> Value {
    get { slots.indices.contains(field.rawValue) ? slots[field.rawValue] : .null }
    set {
      guard slots.indices.contains(field.rawValue) else { return }
      slots[field.rawValue] = newValue
    }
  }
}
