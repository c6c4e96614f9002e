import Diagnostics
import Mustache
import Testing

/// Values of a test, written as literals.
enum TestData: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  case null, bool(Bool), number(Int), text(String), html(String)
  case list([TestData])
  case object([(String, TestData)])
  case lambda(Lambda)

  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral condition: Bool) { self = .bool(condition) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: TestData...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, TestData)...) { self = .object(elements) }

  func value(on tape: inout ValueTape) -> Mustache.Value {
    switch self {
    case .null: return .null
    case .bool(let condition): return Mustache.Value(condition)
    case .number(let number): return tape.integer(number)
    case .text(let text): return tape.text(text)
    case .html(let html): return tape.html(html)
    case .list(let elements): return tape.list(elements.map { $0.value(on: &tape) })
    case .object(let fields):
      return tape.object(fields.map { ($0.0, $0.1.value(on: &tape)) })
    case .lambda(let function): return tape.lambda(function)
    }
  }
}

/// A template with its partials: what it takes to render one page.
struct Page: Sendable {
  var template: String
  var data: TestData = [:]
  var partials: [String: String] = [:]
  var filters: [Filter] = []
  var mode = TemplateSet.Mode.library
  var limits = Limits()

  init(_ template: String, _ data: TestData = [:], _ partials: [String: String] = [:]) {
    self.template = template
    self.data = data
    self.partials = partials
  }

  /// Named like files: `page.html` and each partial with `.html` behind its name.
  var sources: [(name: String, source: SourceText)] {
    [("page", SourceText(name: "page.html", text: template))]
      + partials.sorted { $0.key < $1.key }.map {
        ($0.key, SourceText(name: $0.key + ".html", text: $0.value))
      }
  }

  func rendered() throws(Faults) -> String {
    var schema = Schema()
    let set = try TemplateSet(
      sources, schema: &schema, filters: filters, mode: mode, limits: limits)
    var tape = ValueTape(schema: schema)
    let root = data.value(on: &tape)
    var out = OutputBuffer()
    try set.render("page", tape: tape, root: [root], into: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The faults as `file:line:column: message`.
  func faults() -> [String] {
    do {
      _ = try rendered()
      return []
    } catch {
      return error.diagnostics.map { "\($0.place?.shown ?? "-"): \($0.message)" }
    }
  }
}
