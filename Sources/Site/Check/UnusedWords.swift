import Diagnostics

/// Words that no template names and the program does not know.
///
/// - Parameters:
///   - known: the words that came with the program, all of which it may use.
///   - templates: the bytes of templates and scripts.
public func unusedWords(
  in own: SourceText, known: SourceText, templates: [[UInt8]]
) -> [Diagnostic] {
  // What is wrong with the file is said by who reads it for the site.
  var ignored = Report()
  let used = Set(WordFile(reading: known, into: &ignored).entries.map(\.key))
  let named = templates.reduce(into: Set<String>()) { $0.formUnion(names(in: $1)) }
  return WordFile(reading: own, into: &ignored).entries.compactMap { entry in
    guard !used.contains(entry.key), !named.contains(entry.key) else { return nil }
    return Diagnostic(
      .warning, "the word '\(entry.key)' is used nowhere", at: entry.place,
      hint: didYouMean(entry.key, among: used) ?? "delete it")
  }
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
