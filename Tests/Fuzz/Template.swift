import DataFormats
import Diagnostics
import Mustache

/// A template, its data as JSON and a partial, with lines of `---` between them.
func fuzzTemplate(_ bytes: [UInt8]) {
  let parts = split(bytes)
  let partial = parts.count > 2 ? parts[2] : []
  let sources = [
    ("page", SourceText(name: "page", bytes: parts[0])),
    ("part", SourceText(name: "part", bytes: partial)),
  ]
  let data = parts.count > 1 ? parts[1] : Array("{}".utf8)
  let json = (try? JSONValue(parsing: SourceText(name: "data", bytes: data))) ?? .null
  _ = templateTags(of: sources[0].1)
  for mode in [TemplateSet.Mode.library, .strict] {
    do throws(Faults) {
      try render(sources, json, mode)
    } catch {
      show(error.diagnostics)
    }
  }
}

private func render(
  _ sources: [(name: String, source: SourceText)], _ json: JSONValue, _ mode: TemplateSet.Mode
) throws(Faults) {
  var schema = Schema()
  let filter = Filter(
    name: "markdown",
    escape: .custom { text, out in out.append(text.withUnsafeBufferPointer { Array($0) }) }
  ) { text, _ in text.withUnsafeBufferPointer { Array($0) } }
  var limits = Limits()
  limits.steps = 20_000
  limits.outputBytes = 1 << 20
  let set = try TemplateSet(
    sources, schema: &schema, filters: [filter], mode: mode, limits: limits)
  show(set.warnings)
  show(set.unknownNames(in: [("page", [])]).map(\.warning))
  _ = set.names(in: "page")
  var tape = ValueTape(schema: schema)
  let root = value(json, &tape)
  var out = OutputBuffer()
  try set.render("page", tape: tape, root: [root], into: &out)
}

private func value(_ json: JSONValue, _ tape: inout ValueTape) -> Value {
  switch json {
  case .null: .null
  case .boolean(let bool): Value(bool)
  case .number(let decimal): tape.number(decimal.text)
  case .string(let string): tape.text(string)
  case .array(let values): tape.list(values.map { value($0, &tape) })
  case .object(let members): tape.object(members.map { ($0.key, value($0.value, &tape)) })
  }
}

private func split(_ bytes: [UInt8]) -> [[UInt8]] {
  let fence = Array("\n---\n".utf8)
  var parts: [[UInt8]] = []
  var rest = bytes[...]
  while parts.count < 2, let end = rest.firstRange(of: fence) {
    parts.append(Array(rest[..<end.lowerBound]))
    rest = rest[end.upperBound...]
  }
  return parts + [Array(rest)]
}

/// Findings must always be printable.
func show(_ diagnostics: [Diagnostic]) {
  for diagnostic in diagnostics.prefix(5) { _ = diagnostic.rendered() }
}
