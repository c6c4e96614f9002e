/// Goes all ways through templates with kinds in place of values.
struct NameSearch {
  let program: Program
  let schema: Schema
  let entries: [Int]
  /// Operations whose name was found nowhere so far, with the names that would have been.
  private(set) var unknown: [Int: Set<String>] = [:]
  private var known: Set<Int> = []
  private var seen: Set<NameState> = []
  private var waiting: [NameState] = []
  /// Ways looked at before the search gives up and says nothing.
  private let limit = 100_000

  init(program: Program, schema: Schema, entries: [Int]) {
    self.program = program
    self.schema = schema
    self.entries = entries
  }

  mutating func visit(_ state: NameState) {
    guard seen.count < limit, seen.insert(state).inserted else { return }
    waiting.append(state)
  }

  mutating func run() {
    while let state = waiting.popLast() { walk(state) }
    if seen.count >= limit { unknown = [:] }
  }

  private mutating func walk(_ start: NameState) {
    var state = start
    var outer: [[Kind]] = []
    while true {
      let operation = program.operations[state.ip]
      switch operation.code {
      case .text, .indent, .filter, .filterEnd: state.ip += 1
      case .variable:
        look(operation, state)
        state.ip += 1
      case .section, .inverted:
        let kind = look(operation, state)
        outer.append(state.contexts)
        if operation.code == .section { state.enter(kind) }
        state.ip += 1
      case .sectionEnd:
        state.contexts = outer.popLast() ?? state.contexts
        state.ip += 1
      case .partial: call(operation, &state)
      case .dynamicPartial:
        look(operation, state)
        state.ip = program.sites[Int(operation.c)].next
      case .block: enterBlock(operation, &state)
      case .end: return
      }
    }
  }

  private mutating func call(_ operation: Operation, _ state: inout NameState) {
    let site = Int(operation.c)
    if entries.indices.contains(Int(operation.a)) {
      var callee = state
      callee.ip = entries[Int(operation.a)]
      if program.sites[site].argumentCount > 0, !callee.parents.contains(site) {
        callee.parents.append(site)
      }
      visit(callee)
    }
    state.ip = program.sites[site].next
  }

  private mutating func enterBlock(_ operation: Operation, _ state: inout NameState) {
    for (index, parent) in state.parents.enumerated() {
      let site = program.sites[parent]
      let own = program.arguments[site.firstArgument..<site.firstArgument + site.argumentCount]
      guard let argument = own.first(where: { $0.name == operation.a }) else { continue }
      var inside = state
      inside.ip = argument.start
      inside.parents.removeLast(state.parents.count - index)
      visit(inside)
      state.ip = Int(operation.b)
      return
    }
    state.ip += 1
  }

  @discardableResult
  private mutating func look(_ operation: Operation, _ state: NameState) -> Kind {
    let path = path(operation)
    guard let first = path.first else { return state.contexts.last ?? .any }
    if state.contexts.contains(.any) {
      known.insert(state.ip)
      unknown[state.ip] = nil
      return .any
    }
    var kind: Kind?
    for context in state.contexts.reversed() where kind == nil {
      kind = field(first, of: context)
    }
    var names = kind == nil ? state.contexts.flatMap(fields) : []
    for key in path.dropFirst() {
      guard let holder = kind else { break }
      kind = field(key, of: holder)
      if kind == nil { names = fields(of: holder) }
    }
    if kind != nil {
      known.insert(state.ip)
      unknown[state.ip] = nil
    } else if !known.contains(state.ip), unknown.count < limit || unknown[state.ip] != nil {
      unknown[state.ip, default: []].formUnion(names)
    }
    return kind ?? .plain
  }

  func path(_ operation: Operation) -> [KeyID] {
    if operation.b == 1 { return [operation.a] }
    return Array(program.keys[Int(operation.a)..<Int(operation.a) + Int(operation.b)])
  }

  private func field(_ key: KeyID, of kind: Kind) -> Kind? {
    switch kind {
    case .plain: nil
    case .any: .any
    case .object(let shape):
      schema.shapes[shape].keys.firstIndex(of: key).map { Kind(schema.shapes[shape].nested[$0]) }
    }
  }

  private func fields(of kind: Kind) -> [String] {
    guard case .object(let shape) = kind else { return [] }
    return schema.shapes[shape].keys.map { key in
      String(decoding: schema.keyNames[Int(key)], as: UTF8.self)
    }
  }
}

extension NameState {
  mutating func enter(_ kind: Kind) {
    contexts.removeAll { $0 == kind }
    contexts.append(kind)
  }
}
