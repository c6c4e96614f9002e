import Diagnostics

/// Runs the operations of templates over the values of a tape, with stacks of its own.
struct Renderer: ~Copyable {
  let set: TemplateSet
  let tape: ValueTape
  let values: TapeView
  var limits: Limits
  /// The set's program and those of the lambdas that are being rendered.
  var programs: [Program]
  var views: [ProgramView]
  var program = 0
  var view: ProgramView

  var contexts: [Value]
  var loops: [Loop] = []
  var frames: [CallFrame] = []
  var scopes: [Scope] = []
  var scope = -1
  /// White space before each line: what lies beyond `indentBase`.
  var indents: [UInt8] = []
  var indentBase = 0
  /// Where a line has already got its white space.
  var indentedAt = -1
  var captures: [Capture] = []
  /// The filter whose body is being rendered, or -1.
  var filter = -1
  var placeholders = Placeholders()
  /// Instead of the filters' own, by their names.
  var transforms: [String: Filter.Transform] = [:]
  var steps = 0
  var lambdaDepth = 0

  init(_ set: TemplateSet, _ view: ProgramView, _ tape: ValueTape, _ values: TapeView) {
    self.set = set
    self.tape = tape
    self.values = values
    self.view = view
    limits = set.limits
    programs = [set.program]
    views = [view]
    contexts = []
  }

  mutating func run(from start: Int, into out: inout OutputBuffer) throws(Faults) {
    let base = frames.count
    var ip = start
    while true {
      let operation = view.operations[ip]
      switch operation.code {
      case .text:
        writeText(operation, &out)
        ip += 1
      case .variable:
        let value = resolve(operation.a, operation.b)
        if value.kind == .text || value.kind == .number, value.isClean, filter < 0 {
          values.append(value, to: &out)
        } else {
          try show(value, isRaw: operation.flag, ip, &out)
        }
        ip += 1
      case .section: ip = try enterSection(operation, ip, &out)
      case .inverted:
        ip = resolve(operation.a, operation.b).isTruthy ? Int(operation.c) : ip + 1
        if ip != Int(operation.c) {
          loops.append(Loop(next: 0, end: 0))
          contexts.append(contexts.last ?? .null)
        }
      case .sectionEnd: ip = try leaveSection(operation, ip, out.overflowed)
      case .indent:
        writeIndent(&out)
        ip += 1
      case .partial:
        ip = try call(template: Int(operation.a), operation, ip, out.overflowed)
      case .dynamicPartial: ip = try callDynamic(operation, ip, out.overflowed)
      case .block: ip = try enterBlock(operation, ip, out.count)
      case .filter:
        openCapture(filter: Int(operation.a), ip, out.count)
        ip += 1
      case .filterEnd:
        try closeCapture(ip, &out)
        ip += 1
      case .end:
        guard frames.count > base, let frame = frames.popLast() else { return }
        ip = leave(frame)
      }
    }
  }
}
