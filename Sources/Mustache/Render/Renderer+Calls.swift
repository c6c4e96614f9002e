import Diagnostics

extension Renderer {
  /// Goes to a template of the set; `Int(UInt32.max)` stands for one that is missing.
  mutating func call(
    template: Int, _ operation: Operation, _ ip: Int, _ overflowed: Bool
  ) throws(Faults) -> Int {
    let site = view.sites[Int(operation.c)]
    guard set.entries.indices.contains(template) else { return site.next }
    try step(ip, overflowed)
    push(ip, next: site.next)
    if site.isStandalone {
      try indent(site, ip)
    } else {
      indentBase = indents.count
    }
    if site.argumentCount > 0 {
      scopes.append(
        Scope(
          program: program, firstArgument: site.firstArgument,
          argumentCount: site.argumentCount, outer: scope))
      scope = scopes.count - 1
    }
    go(to: 0)
    return set.entries[template]
  }

  mutating func callDynamic(
    _ operation: Operation, _ ip: Int, _ overflowed: Bool
  ) throws(Faults) -> Int {
    let value = resolve(operation.a, operation.b)
    guard value.kind == .text || value.kind == .number else {
      if set.mode == .strict {
        throw fault(
          "'\(name(at: ip))' names no partial: it is missing or no text", ip,
          hint: "put the tag into a section over '\(name(at: ip))' if it may be missing")
      }
      return view.sites[Int(operation.c)].next
    }
    let wanted = Array(values.text(value))
    if let template = set.indices[wanted] {
      return try call(template: template, operation, ip, overflowed)
    }
    guard set.mode == .strict else { return view.sites[Int(operation.c)].next }
    let shown = String(decoding: wanted, as: UTF8.self)
    throw fault(
      isSafePartialName(wanted)
        ? "there is no partial '\(shown)', which the value of '\(name(at: ip))' names"
        : "'\(shown)', the value of '\(name(at: ip))', cannot be the name of a partial",
      ip, hint: didYouMean(shown, among: set.names))
  }

  /// Goes to what the outermost caller put in for a block, or on into its default.
  mutating func enterBlock(
    _ operation: Operation, _ ip: Int, _ outputCount: Int
  ) throws(Faults) -> Int {
    guard let (found, argument) = argument(named: operation.a) else { return ip + 1 }
    try step(ip, false)
    let site = view.sites[Int(operation.c)]
    push(ip, next: Int(operation.b))
    if !site.isStandalone { indentedAt = outputCount }
    if site.startsLine {
      try indent(site, ip)
    } else {
      indentBase = indents.count
    }
    // Blocks inside the argument were written where the parent was called, so that is what they see.
    scope = scopes[found].outer
    go(to: scopes[found].program)
    return argument.start
  }

  private mutating func indent(_ site: CallSite, _ ip: Int) throws(Faults) {
    indents.append(contentsOf: view.literal(site.indentStart, site.indentCount))
    guard indents.count <= limits.indentation else {
      throw fault("lines are indented by more than \(limits.indentation) bytes", ip)
    }
  }

  private func argument(named name: UInt32) -> (scope: Int, argument: Argument)? {
    var found: (Int, Argument)?
    var current = scope
    while current >= 0 {
      let scope = scopes[current]
      let arguments = views[scope.program].arguments
      for index in scope.firstArgument..<scope.firstArgument + scope.argumentCount
      where arguments[index].name == name {
        found = (current, arguments[index])
        break
      }
      current = scope.outer
    }
    return found
  }

  private mutating func push(_ ip: Int, next: Int) {
    frames.append(
      CallFrame(
        program: program, operation: ip, next: next, indentBase: indentBase,
        indentCount: indents.count, scope: scope, scopeCount: scopes.count))
  }

  mutating func leave(_ frame: CallFrame) -> Int {
    indents.removeLast(indents.count - frame.indentCount)
    indentBase = frame.indentBase
    scopes.removeLast(scopes.count - frame.scopeCount)
    scope = frame.scope
    go(to: frame.program)
    return frame.next
  }

  @inline(__always)
  mutating func go(to program: Int) {
    self.program = program
    view = views[program]
  }
}
