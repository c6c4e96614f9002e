import DataFormats
import Diagnostics

/// Reads the records of one file: a cursor that knows which entry and which field it is in.
///
/// A value that is not what was asked for becomes a finding and is skipped, so that reading goes on;
/// only text that is no JSON at all ends it, by a throw.
struct RecordReader {
  var cursor: JSONCursor
  /// From the top of the file to the value that is being read.
  var path: [PathStep] = []
  /// How many steps of the path name the entry; the rest names the field.
  var entryDepth = 1
  var entryID: Int?
  var entryName: String?
  /// What has been found in the current entry.
  var findings: [Finding] = []
  /// How much it matters that a value is not what was asked for.
  var mismatchSeverity = Severity.error

  init(_ source: SourceText) {
    cursor = JSONCursor(source)
  }
}

extension RecordReader {
  /// Adds a finding about the field that is being read, or about one of the entry's fields.
  mutating func find(
    _ severity: Severity, _ message: String, at range: Range<Int>, hint: String? = nil,
    field: String? = nil, kind: FindingKind? = nil
  ) {
    findings.append(
      Finding(
        severity: severity, field: field ?? fieldPath, message: message, range: range, hint: hint,
        kind: kind))
  }

  /// The field that is being read, inside its entry.
  var fieldPath: String { path.dropFirst(entryDepth).asArray.shown(in: cursor) }

  /// Moves the findings of the entry that has been read to the report, naming the entry.
  mutating func flush(to report: inout Report) {
    if !findings.isEmpty {
      let label = entryLabel
      for finding in findings {
        report.add(diagnostic(of: finding, entry: label))
      }
      findings.removeAll(keepingCapacity: true)
    }
    entryID = nil
    entryName = nil
  }

  private var entryLabel: String {
    let way = Array(path.prefix(entryDepth))
    let place =
      if case .index(let index)? = way.first { "entry \(index)" } else { way.shown(in: cursor) }
    return Self.label(place, id: entryID, name: entryName)
  }

  /// `entry 1 (id 2, Ivysaur)`, with what is known.
  static func label(_ place: String, id: Int?, name: String?) -> String {
    let known = [id.map { "id \($0)" }, name].compactMap(\.self)
    return known.isEmpty ? place : "\(place) (\(known.joined(separator: ", ")))"
  }

  func diagnostic(of finding: Finding, entry: String) -> Diagnostic {
    let parts = [entry, finding.field, finding.message].filter { !$0.isEmpty }
    return Diagnostic(
      finding.severity, parts.joined(separator: ": "), at: cursor.place(finding.range),
      hint: finding.hint, trail: finding.trail, kind: finding.kind?.rawValue)
  }
}

extension ArraySlice<PathStep> {
  var asArray: [PathStep] { Array(self) }
}
