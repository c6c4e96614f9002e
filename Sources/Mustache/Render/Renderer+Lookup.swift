extension Renderer {
  /// The value of a path, null where there is none.
  @inline(__always)
  func resolve(_ a: UInt32, _ count: UInt32) -> Value {
    if count == 1 { return find(a) }
    return resolveSlowly(Int(a), Int(count))
  }

  @inline(never)
  private func resolveSlowly(_ start: Int, _ count: Int) -> Value {
    guard count > 0 else { return contexts.last ?? .null }
    var value = find(view.keys[start])
    for index in start + 1..<start + count {
      value = member(view.keys[index], of: value) ?? .null
    }
    return value
  }

  /// The innermost context that has the key decides.
  @inline(__always)
  private func find(_ key: KeyID) -> Value {
    var index = contexts.count - 1
    while index >= 0 {
      if let value = member(key, of: contexts[index]) { return value }
      index -= 1
    }
    return .null
  }

  @inline(__always)
  private func member(_ key: KeyID, of value: Value) -> Value? {
    switch value.kind {
    case .object:
      guard key < values.keyCount else { return nil }
      let slot = values.slots[Int(value.shape) * values.keyCount + Int(key)]
      return slot < 0 ? nil : values.nodes[value.start + Int(slot)]
    case .dynamicObject: return dynamicMember(key, of: value)
    default: return nil
    }
  }

  @inline(never)
  private func dynamicMember(_ key: KeyID, of value: Value) -> Value? {
    var low = value.start
    var high = low + Int(value.count)
    while low < high {
      let middle = (low + high) / 2
      let member = values.members[middle]
      if member.key == key { return member.value }
      if member.key < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
