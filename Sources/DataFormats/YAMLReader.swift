import Diagnostics

/// Reads the keys of a map one by one and reports everything that is not as wanted.
///
/// A key that nobody asked for is a fault with the nearest right key, so ask for every key that may
/// be there. A key without a value counts as absent.
public struct YAMLReader {
  public let place: Place
  public internal(set) var report = Report()
  let entries: [YAMLEntry]
  var known: [String] = []

  /// Reads the map and gathers the faults in the report; nil if it is not a map at all.
  public static func read<Value>(
    _ node: YAMLNode, into report: inout Report, unknownKeys: Severity = .error,
    _ body: (inout YAMLReader) -> Value
  ) -> Value? {
    guard let entries = node.map else {
      report.error("wanted a map (key: value), found \(node.described)", at: node.place)
      return nil
    }
    var reader = YAMLReader(place: node.place, entries: entries)
    let value = body(&reader)
    reader.reportUnknownKeys(as: unknownKeys)
    report.add(reader.report.diagnostics)
    return value
  }

  init(place: Place, entries: [YAMLEntry]) {
    self.place = place
    self.entries = entries
  }

  /// Keys in the order of the file, for maps whose keys are free; all of them count as known.
  public mutating func allEntries() -> [YAMLEntry] {
    known += entries.map(\.key)
    return entries
  }

  /// The value as it is; nil if absent or empty.
  public mutating func node(_ key: String) -> YAMLNode? {
    known.append(key)
    guard let value = entries.first(where: { $0.key == key })?.value, !value.isNull else {
      return nil
    }
    return value
  }

  /// A key that must be there.
  public mutating func require(_ key: String) -> YAMLNode? {
    let value = node(key)
    if value == nil { report.error("the key '\(key)' is missing", at: place) }
    return value
  }

  /// Reports what the caller found wrong with a value.
  public mutating func fault(_ message: String, at place: Place, hint: String? = nil) {
    report.error(message, at: place, hint: hint)
  }

  private mutating func reportUnknownKeys(as severity: Severity) {
    for entry in entries where !known.contains(entry.key) {
      // A key is asked for once for its value and once for its place.
      let keys = known.enumerated().filter { known[..<$0.offset].contains($0.element) == false }
        .map(\.element)
      let hint =
        didYouMean(entry.key, among: keys)
        ?? (keys.isEmpty ? nil : "known keys: \(keys.joined(separator: ", "))")
      report.add(
        Diagnostic(severity, "unknown key '\(entry.key)'", at: entry.keyPlace, hint: hint))
    }
  }
}
