import Diagnostics
import FileSystem

/// A finding as the manifest keeps it, to be said again by builds that have nothing to do: its places
/// name files, whose text is read only then, unless it is short: some texts are no files.
struct FindingRecord: Sendable {
  var severity: Severity
  var message: String
  var hint: String?
  var kind: String?
  var place: PlaceRecord?
  var trail: [TrailRecord]

  struct PlaceRecord: Sendable {
    var file: String
    /// The text, if it is short.
    var text: [UInt8]?
    var range: Range<Int>

    static let shortText = 1024
  }

  struct TrailRecord: Sendable {
    var label: String
    var place: PlaceRecord
  }
}

extension FindingRecord {
  init(_ diagnostic: Diagnostic) {
    self.init(
      severity: diagnostic.severity, message: diagnostic.message, hint: diagnostic.hint,
      kind: diagnostic.kind, place: diagnostic.place.map { PlaceRecord($0) },
      trail: diagnostic.trail.map { TrailRecord(label: $0.label, place: PlaceRecord($0.place)) })
  }
}

extension FindingRecord.PlaceRecord {
  init(_ place: Place) {
    let bytes = place.source.bytes
    self.init(
      file: place.source.name, text: bytes.count <= Self.shortText ? bytes : nil,
      range: place.range)
  }
}

extension [FindingRecord] {
  /// The findings as they were, from files that have not changed since.
  ///
  /// - Throws: if a file cannot be read.
  func diagnostics() throws(FileError) -> [Diagnostic] {
    var texts = FindingTexts()
    var diagnostics: [Diagnostic] = []
    for record in self {
      var diagnostic = Diagnostic(
        record.severity, record.message, hint: record.hint, kind: record.kind)
      if let place = record.place { diagnostic.place = try texts.place(place) }
      for step in record.trail {
        diagnostic.trail.append(TrailStep(step.label, try texts.place(step.place)))
      }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }
}

/// Reads each file once.
private struct FindingTexts {
  private var sources: [[UInt8]: SourceText] = [:]

  mutating func place(_ record: FindingRecord.PlaceRecord) throws(FileError) -> Place {
    if let text = record.text {
      return Place(SourceText(name: record.file, bytes: text), record.range)
    }
    let name = Array(record.file.utf8)
    if let known = sources[name] { return Place(known, record.range) }
    let source = SourceText(name: record.file, bytes: try readFile(Path(record.file)).bytes)
    sources[name] = source
    return Place(source, record.range)
  }
}
