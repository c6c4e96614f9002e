import DataFormats
import Dex
import Diagnostics

/// Reads texts by language.
struct LocalizedReader {
  let languages: LanguageKeys
  private var builder = LocalizedTextBuilder()
  private var found: [LanguageTag] = []

  init(_ languages: LanguageKeys) {
    self.languages = languages
  }

  /// An object of texts by language; empty texts are left out with a warning.
  mutating func read(_ reader: inout RecordReader) throws(Faults) -> LocalizedText {
    var seen = FieldsSeen()
    guard try reader.expect(.object, as: Self.wanted), try reader.object(&seen) else {
      return LocalizedText()
    }
    var last = -1
    found.removeAll(keepingCapacity: true)
    while let key = try reader.nextKey() {
      guard let tag = tag(of: key, &last, reader.cursor) else {
        warn(key, &reader)
        try reader.cursor.skip()
        continue
      }
      if found.contains(tag) { reader.reportDuplicate(key, inObjectAt: seen.start) }
      found.append(tag)
      if let text = try reader.utf8() { builder.append(text, for: tag) }
    }
    return builder.finish()
  }

  /// The language that a key names; without one the value is skipped, with a warning.
  func language(of key: JSONString, _ reader: inout RecordReader) throws(Faults) -> LanguageTag? {
    var last = -1
    if let tag = tag(of: key, &last, reader.cursor) { return tag }
    warn(key, &reader)
    try reader.cursor.skip()
    return nil
  }

  private static let wanted = "an object of texts by language, such as {\"english\": \"…\"},"

  private func tag(of key: JSONString, _ last: inout Int, _ cursor: JSONCursor) -> LanguageTag? {
    if let index = languages.table.index(of: key, in: cursor, after: last) {
      last = index
      return languages.tags[index]
    }
    return LanguageTag(utf8: cursor.utf8(of: key))
  }

  private func warn(_ key: JSONString, _ reader: inout RecordReader) {
    let hint =
      didYouMean(reader.cursor.text(of: key), among: languages.table.keys)
      ?? "write its BCP 47 tag, such as 'pt-BR'"
    reader.find(
      .warning, "is not a language that is known, and ignored", at: key.range, hint: hint,
      kind: .unknownKey)
  }
}
