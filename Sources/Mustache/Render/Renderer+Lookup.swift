extension Renderer {
  /// The value of a path, null where there is none.
  ///
  /// Mutating, as what is inlined into the loop must be: else the compiler copies the whole renderer.
  @inline(__always)
  mutating func resolve(_ a: UInt32, _ count: UInt32) -> Value {
    if count == 1 { return values.find(a, in: contexts) }
    return values.resolve(view.keys, Int(a), Int(count), in: contexts)
  }
}

extension TapeView {
  @inline(never)
  fileprivate func resolve(
    _ keys: UnsafeBufferPointer<KeyID>, _ start: Int, _ count: Int, in contexts: [Value]
  ) -> Value {
    guard count > 0 else { return contexts.last ?? .null }
    var value = find(keys[start], in: contexts)
    for index in start + 1..<start + count {
      value = member(keys[index], of: value) ?? .null
    }
    return value
  }

  /// The innermost context that has the key decides.
  @inline(__always)
  fileprivate func find(_ key: KeyID, in contexts: [Value]) -> Value {
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
      guard key < keyCount else { return nil }
      let slot = slots[Int(value.shape) * keyCount + Int(key)]
      return slot < 0 ? nil : nodes[value.start + Int(slot)]
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
      let member = members[middle]
      if member.key == key { return member.value }
      if member.key < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
