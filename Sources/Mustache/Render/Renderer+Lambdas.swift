import Diagnostics

extension Renderer {
  /// `{{x}}`: the result is a template with the default delimiters, and is escaped as a whole.
  mutating func expand(
    _ value: Value, isRaw: Bool, _ ip: Int, _ out: inout OutputBuffer
  ) throws(Faults) {
    let text = try result(of: value, section: nil, ip)
    let start = out.count
    try render(text, .standard, ip, &out)
    guard !isRaw else { return }
    guard !out.overflowed else { throw limitFault(ip, true) }
    let made = out.withBytes { Array($0[min(start, $0.count)...]) }
    out.truncate(to: start)
    made.withUnsafeBytes { writeEscaped($0, isRaw: false, &out) }
  }

  /// `{{#x}}…{{/x}}`: the result is a template with the delimiters of the place.
  mutating func expandSection(
    _ value: Value, _ ip: Int, _ out: inout OutputBuffer
  ) throws(Faults) {
    let own = programs[program]
    let origin = own.origins[ip]
    let body = String(decoding: own.sources[origin.source].bytes[origin.body], as: UTF8.self)
    let text = try result(of: value, section: body, ip)
    try render(text, own.delimiters[origin.delimiters], ip, &out)
  }

  private func result(of value: Value, section: String?, _ ip: Int) throws(Faults) -> String {
    do throws(Faults) {
      return try tape.lambdas[value.start](section)
    } catch {
      throw onTheWay(error, ip)
    }
  }

  private mutating func render(
    _ text: String, _ delimiters: Delimiters, _ ip: Int, _ out: inout OutputBuffer
  ) throws(Faults) {
    try step(ip, out.overflowed)
    guard lambdaDepth < limits.lambdaDepth else {
      throw fault(
        "lambdas are more than \(limits.lambdaDepth) levels deep", ip,
        hint: "does the lambda return a tag that calls it again?")
    }
    let compiled = try compile(text, delimiters, ip)
    let outer = program
    let base = indentBase
    indentedAt = out.count
    lambdaDepth += 1
    programs.append(compiled)
    try compiled.withView { (view) throws(Faults) in
      views.append(view)
      go(to: views.count - 1)
      try run(from: 0, into: &out)
    }
    views.removeLast()
    programs.removeLast()
    lambdaDepth -= 1
    indentBase = base
    go(to: outer)
  }

  private func compile(
    _ text: String, _ delimiters: Delimiters, _ ip: Int
  ) throws(Faults) -> Program {
    let source = SourceText(name: "result of lambda '\(name(at: ip))'", text: text)
    let parsed = ParsedTemplate(source, delimiters: delimiters, mode: set.mode)
    guard parsed.faults.isEmpty else { throw onTheWay(Faults(parsed.faults), ip) }
    var compiled = Program()
    var names = LambdaNames(set: set, extraKeys: tape.extraKeys)
    compiled.sources = [source]
    var emitter = Emitter(source, index: 0, parsed: parsed)
    emitter.emit(into: &compiled, names: &names)
    compiled.pad()
    if set.mode == .strict, let missing = emitter.missing.first {
      let shown = String(decoding: missing.name, as: UTF8.self)
      throw onTheWay(
        Faults(
          "there is no partial '\(shown)'", at: Place(source, missing.tag),
          hint: didYouMean(shown, among: set.names)), ip)
    }
    return compiled
  }
}

/// Names in the result of a lambda: those of the set, those of the tape, and new ones.
private struct LambdaNames: NameTable {
  let set: TemplateSet
  let extraKeys: [[UInt8]: KeyID]
  private var own: [[UInt8]: KeyID] = [:]

  init(set: TemplateSet, extraKeys: [[UInt8]: KeyID]) {
    self.set = set
    self.extraKeys = extraKeys
  }

  mutating func key(_ name: [UInt8]) -> KeyID {
    if let key = set.schema.key(name) ?? extraKeys[name] ?? own[name] { return key }
    let key = firstLambdaKey + KeyID(own.count)
    own[name] = key
    return key
  }

  func template(_ name: [UInt8]) -> Int? { set.indices[name] }

  func filter(_ name: [UInt8]) -> Int? {
    set.filters.lastIndex { $0.name.utf8.elementsEqual(name) }
  }
}

/// Keys from here on are known to one result of a lambda only; no value has them.
private let firstLambdaKey: KeyID = 3 << 30
