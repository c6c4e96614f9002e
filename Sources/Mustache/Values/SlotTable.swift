/// For every shape and key the slot that holds the key's value: one load a look-up.
struct SlotTable: Sendable {
  let slots: [Int16]
  let keyCount: Int

  init(_ schema: Schema) {
    keyCount = schema.keyNames.count
    var slots = [Int16](repeating: -1, count: keyCount * schema.shapes.count)
    for (shape, layout) in schema.shapes.enumerated() {
      for (slot, key) in layout.keys.enumerated() {
        slots[shape * keyCount + Int(key)] = Int16(truncatingIfNeeded: slot)
      }
    }
    self.slots = slots
  }
}
