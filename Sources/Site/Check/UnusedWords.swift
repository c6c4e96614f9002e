import Diagnostics

/// Words that no template names and the program does not know, and placeholders that it does not fill.
///
/// - Parameters:
///   - known: the words that came with the program, all of which it may use.
///   - templates: the bytes of templates and scripts.
public func unusedWords(
  in own: SourceText, known: SourceText, templates: [[UInt8]]
) -> [Diagnostic] {
  // What is wrong with the file is said by who reads it for the site.
  var ignored = Report()
  let usual = WordFile(reading: known, into: &ignored).entries
  let used = Set(usual.map(\.key))
  let texts = Dictionary(usual.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  let named = templates.reduce(into: Set<String>()) { $0.formUnion(names(in: $1)) }
  var report = Report()
  for entry in WordFile(reading: own, into: &ignored).entries {
    if let text = texts[entry.key] {
      reportPlaceholders(of: entry, against: text, into: &report)
    } else if !named.contains(entry.key) {
      report.add(
        Diagnostic(
          .warning, "the word '\(entry.key)' is used nowhere", at: entry.place,
          hint: didYouMean(entry.key, among: used) ?? "delete it"))
    }
  }
  return report.diagnostics
}

/// Everything in a text that may be a name.
private func names(in text: [UInt8]) -> Set<String> {
  Set(
    text.split { !isNameByte($0) }.filter { $0.count < 100 }
      .map { String(decoding: $0, as: UTF8.self) })
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 97...122, UInt8(ascii: "_"): true
  default: false
  }
}
