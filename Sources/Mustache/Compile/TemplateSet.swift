import Diagnostics

/// Templates and partials, compiled together; one set serves any number of threads.
public struct TemplateSet: Sendable {
  public enum Mode: Sendable {
    /// As the specification says: what is missing is empty.
    case library
    /// For building a site: a missing partial is a fault, and so is a name that looks like a slip.
    case strict
  }

  public let mode: Mode
  public let limits: Limits
  /// What may be meant otherwise but is no fault.
  public internal(set) var warnings: [Diagnostic] = []
  let names: [String]
  let filters: [Filter]
  let schema: Schema
  let table: SlotTable
  let program: Program
  /// The first operation of each template.
  let entries: [Int]
  let calls: [TemplateCalls]
  let indices: [[UInt8]: Int]

  /// Compiles every template; throws all faults of all of them.
  ///
  /// A template is a partial of the others under its name. Names of variables are added to `schema`.
  public init(
    _ sources: [(name: String, source: SourceText)], schema: inout Schema,
    filters: [Filter] = [], mode: Mode = .library, limits: Limits = Limits()
  ) throws(Faults) {
    var compiler = Compiler(sources, schema: schema, filters: filters, mode: mode)
    compiler.compile()
    try compiler.report.throwIfErrors()
    schema = compiler.names.schema
    self.schema = schema
    self.mode = mode
    self.limits = limits
    self.filters = filters
    warnings = compiler.report.diagnostics
    names = sources.map(\.name)
    table = SlotTable(schema)
    program = compiler.program
    entries = compiler.entries
    calls = compiler.calls
    indices = compiler.names.templates
  }

  /// A template of the set, looked up once.
  public struct TemplateID: Sendable, Hashable {
    let index: Int
  }

  public func template(_ name: String) -> TemplateID? {
    indices[Array(name.utf8)].map(TemplateID.init(index:))
  }

  public var templateNames: [String] { names }
}

/// The templates that one template names.
struct TemplateCalls: Sendable {
  var templates: [(template: Int, tag: Range<Int>)] = []
  /// Some name comes from the values, so that any template may be meant.
  var hasDynamic = false
}
