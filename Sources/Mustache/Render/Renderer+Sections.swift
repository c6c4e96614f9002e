import Diagnostics

extension Renderer {
  mutating func enterSection(
    _ operation: Operation, _ ip: Int, _ out: inout OutputBuffer
  ) throws(Faults) -> Int {
    let value = resolve(operation.a, operation.b)
    switch value.kind {
    case .null, .false: return Int(operation.c)
    case .list:
      guard value.count > 0 else { return Int(operation.c) }
      try step(ip, out.overflowed)
      contexts.append(values.nodes[value.start])
      loops.append(Loop(next: value.start + 1, end: value.start + Int(value.count)))
    case .lambda:
      try expandSection(value, ip, &out)
      return Int(operation.c)
    default:
      try step(ip, out.overflowed)
      contexts.append(value)
      loops.append(Loop(next: 0, end: 0))
    }
    return ip + 1
  }

  mutating func leaveSection(
    _ operation: Operation, _ ip: Int, _ overflowed: Bool
  ) throws(Faults) -> Int {
    let last = loops.count - 1
    if loops[last].next < loops[last].end {
      try step(ip, overflowed)
      contexts[contexts.count - 1] = values.nodes[loops[last].next]
      loops[last].next += 1
      return Int(operation.a) + 1
    }
    loops.removeLast()
    contexts.removeLast()
    return ip + 1
  }

  /// Counts the work, so that no template runs for ever.
  @inline(__always)
  mutating func step(_ ip: Int, _ overflowed: Bool) throws(Faults) {
    steps += 1
    if steps > limits.steps || overflowed || loops.count + frames.count > limits.depth {
      throw limitFault(ip, overflowed)
    }
  }
}
