import Diagnostics

/// Compiles a set of templates and gathers every fault on the way.
struct Compiler {
  let sources: [(name: String, source: SourceText)]
  let mode: TemplateSet.Mode
  var names: SetNames
  private(set) var report = Report()
  private(set) var program = Program()
  private(set) var entries: [Int] = []
  private(set) var calls: [TemplateCalls] = []
  private var fills: [(source: Int, fill: BlockFill)] = []
  private var blocks: [Set<[UInt8]>] = []
  private var missing: [(template: Int, tag: Range<Int>, name: [UInt8])] = []

  init(
    _ sources: [(name: String, source: SourceText)], schema: Schema, filters: [Filter],
    mode: TemplateSet.Mode
  ) {
    self.sources = sources
    self.mode = mode
    names = SetNames(schema: schema)
    for (index, filter) in filters.enumerated() { names.filters[Array(filter.name.utf8)] = index }
    for (index, (name, source)) in sources.enumerated() {
      if let other = names.templates.updateValue(index, forKey: Array(name.utf8)) {
        report.error(
          "two templates are named '\(name)': \(sources[other].source.name) and \(source.name)",
          at: Place(source, at: 0))
      }
    }
  }

  mutating func compile() {
    for (index, (_, source)) in sources.enumerated() {
      let parsed = ParsedTemplate(source, mode: mode)
      report.add(parsed.faults)
      program.sources.append(source)
      entries.append(program.operations.count)
      guard parsed.faults.isEmpty else {
        calls.append(TemplateCalls())
        blocks.append([])
        continue
      }
      var emitter = Emitter(source, index: index, parsed: parsed)
      emitter.emit(into: &program, names: &names)
      calls.append(TemplateCalls(templates: emitter.calls, hasDynamic: emitter.hasDynamicCalls))
      blocks.append(emitter.blocks)
      fills += emitter.fills.map { (index, $0) }
      missing += emitter.missing.map { (index, $0.tag, $0.name) }
      for range in emitter.ignored {
        report.warning(
          "the tag is not shown: between the tags of a parent only blocks count",
          at: Place(source, range), hint: "put it into a block of the parent")
      }
    }
    program.pad()
    warnOfLostBlocks()
    if mode == .strict { reportMissing() }
    if max(program.literals.count, program.operations.count) >= Int(UInt32.max) {
      report.error("the templates are too large: more than 4 GB in all")
    }
  }

  private mutating func warnOfLostBlocks() {
    var check = BlockCheck(blocks: blocks, calls: calls)
    for (index, fill) in fills {
      let (parent, source) = (sources[fill.template].name, sources[index].source)
      if let warning = check.warning(for: fill, in: source, parent: parent) { report.add(warning) }
    }
  }

  private mutating func reportMissing() {
    let callers = Callers(calls)
    for (template, tag, name) in missing {
      let trail = callers.chain(to: template).map { step in
        TrailStep("included from", Place(sources[step.template].source, step.tag))
      }
      let shown = String(decoding: name, as: UTF8.self)
      report.add(
        Diagnostic(
          .error, "there is no partial '\(shown)'", at: Place(sources[template].source, tag),
          hint: didYouMean(shown, among: sources.map(\.name)), trail: trail))
    }
  }
}

/// The names of a set of templates.
struct SetNames: NameTable {
  var schema: Schema
  var templates: [[UInt8]: Int] = [:]
  var filters: [[UInt8]: Int] = [:]

  mutating func key(_ name: [UInt8]) -> KeyID { schema.intern(name) }
  func template(_ name: [UInt8]) -> Int? { templates[name] }
  func filter(_ name: [UInt8]) -> Int? { filters[name] }
}
