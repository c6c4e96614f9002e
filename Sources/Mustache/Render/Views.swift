/// The parts of a program that rendering reads, without reference counting; valid within `withView`.
struct ProgramView {
  let operations: UnsafeBufferPointer<Operation>
  let literals: UnsafeRawBufferPointer
  let keys: UnsafeBufferPointer<UInt32>
  let sites: UnsafeBufferPointer<CallSite>
  let arguments: UnsafeBufferPointer<Argument>

  /// Appends a literal; `Program.pad` lets more than it be read.
  @inline(__always)
  func append(_ start: Int, _ count: Int, to out: inout OutputBuffer) {
    if let base = literals.baseAddress { out.appendPadded(base + start, count) }
  }

  @inline(__always)
  func literal(_ start: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: literals[start..<start + count])
  }
}

extension Program {
  /// Must be called once after the last literal.
  mutating func pad() {
    literals.append(contentsOf: repeatElement(0, count: padding))
  }

  func withView<Failure: Error>(
    _ body: (ProgramView) throws(Failure) -> Void
  ) throws(Failure) {
    try operations.withUnsafeBufferPointer { (operations) throws(Failure) in
      try literals.withUnsafeBufferPointer { (literals) throws(Failure) in
        try keys.withUnsafeBufferPointer { (keys) throws(Failure) in
          try sites.withUnsafeBufferPointer { (sites) throws(Failure) in
            try arguments.withUnsafeBufferPointer { (arguments) throws(Failure) in
              try body(
                ProgramView(
                  operations: operations, literals: UnsafeRawBufferPointer(literals), keys: keys,
                  sites: sites,
                  arguments: arguments))
            }
          }
        }
      }
    }
  }
}

/// The values of a tape and where shapes keep them; valid within `withView`.
struct TapeView {
  let nodes: UnsafeBufferPointer<Value>
  let bytes: UnsafeRawBufferPointer
  /// The last offset behind which enough bytes follow to be read as padding.
  let lastPadded: Int
  let members: UnsafeBufferPointer<Member>
  let slots: UnsafeBufferPointer<Int16>
  let keyCount: Int

  /// Appends the bytes of a value as they are.
  @inline(__always)
  func append(_ value: Value, to out: inout OutputBuffer) {
    guard let base = bytes.baseAddress else { return }
    if value.start <= lastPadded {
      out.appendPadded(base + value.start, Int(value.count))
    } else {
      out.append(base + value.start, Int(value.count))
    }
  }

  @inline(__always)
  func text(_ value: Value) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[value.start..<value.start + Int(value.count)])
  }
}

extension ValueTape {
  func withView<Failure: Error>(
    _ table: SlotTable, _ body: (TapeView) throws(Failure) -> Void
  ) throws(Failure) {
    try nodes.withUnsafeBufferPointer { (nodes) throws(Failure) in
      try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
        try members.withUnsafeBufferPointer { (members) throws(Failure) in
          try table.slots.withUnsafeBufferPointer { (slots) throws(Failure) in
            try body(
              TapeView(
                nodes: nodes, bytes: UnsafeRawBufferPointer(bytes),
                lastPadded: bytes.count - padding, members: members, slots: slots,
                keyCount: table.keyCount))
          }
        }
      }
    }
  }
}
