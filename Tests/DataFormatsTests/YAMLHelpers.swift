import DataFormats
import Diagnostics

func yaml(_ text: String) throws(Faults) -> YAMLNode {
  try YAMLNode(parsing: SourceText(name: "a.yml", text: text))
}

/// The tree in one line, to compare with.
func flatYAML(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let scalar): scalar.style == .plain ? scalar.text : "'\(scalar.text)'"
  case .list(let list): "[" + list.map(flatYAML).joined(separator: ", ") + "]"
  case .map(let map):
    "{" + map.map { "\($0.key): \(flatYAML($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// `line:column message` of every finding.
func yamlFindings(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    let at = diagnostic.place?.lineColumn
    return "\(at?.line ?? 0):\(at?.column ?? 0) \(diagnostic.message)"
  }
}

func yamlFaults(_ text: String) -> [String] {
  do throws(Faults) {
    _ = try yaml(text)
    return []
  } catch {
    return yamlFindings(error.diagnostics)
  }
}
