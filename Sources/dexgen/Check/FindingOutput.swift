import DataFormats
import Diagnostics

/// Findings as JSON: an array of objects, one a finding.
func jsonText(of groups: [FindingGroup]) -> String {
  var writer = JSONWriter(isIndented: true)
  writer.beginArray()
  var finder = PlaceFinder()
  for group in groups {
    for finding in group.findings { write(finding, &finder, in: group.title, to: &writer) }
  }
  writer.endArray()
  return String(decoding: writer.bytes, as: UTF8.self) + "\n"
}

private func write(
  _ finding: Diagnostic, _ finder: inout PlaceFinder, in group: String,
  to writer: inout JSONWriter
) {
  writer.beginObject()
  writer.key("severity")
  writer.string(finding.severity.rawValue)
  writer.key("group")
  writer.string(group)
  writer.key("message")
  writer.string(finding.message)
  if let place = finding.place {
    let at = finder.lineColumn(of: place)
    writer.key("file")
    writer.string(place.source.name)
    writer.key("line")
    writer.integer(at.line)
    writer.key("column")
    writer.integer(at.column)
  }
  if let hint = finding.hint {
    writer.key("hint")
    writer.string(hint)
  }
  writer.endObject()
}

/// Findings as commands that GitHub's runners turn into annotations.
func githubText(of groups: [FindingGroup]) -> String {
  var finder = PlaceFinder()
  return groups.map { group in
    group.findings.map { githubLine($0, &finder, title: group.title) }.joined()
  }.joined()
}

private func githubLine(
  _ finding: Diagnostic, _ finder: inout PlaceFinder, title: String
) -> String {
  let command = finding.severity == .note ? "notice" : finding.severity.rawValue
  var properties: [String] = []
  if let place = finding.place {
    let at = finder.lineColumn(of: place)
    properties.append("file=\(escaped(place.source.name, isProperty: true))")
    properties.append("line=\(at.line),col=\(at.column)")
  }
  properties.append("title=\(escaped(title, isProperty: true))")
  let message = finding.message + (finding.hint.map { "\nhint: \($0)" } ?? "")
  return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))\n"
}

/// Per cent and line breaks are escaped everywhere; in properties also what parts them.
private func escaped(_ text: String, isProperty: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
