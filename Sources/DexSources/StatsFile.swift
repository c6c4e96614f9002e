import DataFormats
import Dex
import Diagnostics

private enum StatField: String, CaseIterable {
  case key, slug, name, short, max, growth
  static let table = FieldTable(StatField.self)
}

/// Reads the file of stats.
func readStats(
  _ source: SourceText, languages: LanguageKeys, report: inout Report
) -> [StatDefinition] {
  var stats: [StatDefinition] = []
  var texts = LocalizedReader(languages)
  readFile(source, report: &report) { reader, report throws(Faults) in
    try reader.entries("stats", report: &report) { reader, seen throws(Faults) in
      guard let stat = try reader.stat(&seen, &texts) else { return }
      let slug = stat.slug
      if stats.contains(where: { $0.key == stat.key || $0.slug == slug }) {
        reader.find(
          .error, "'\(stat.key)' comes twice", at: seen.start..<seen.start + 1, field: "key")
      } else {
        stats.append(stat)
      }
    }
  }
  return stats
}

extension RecordReader {
  fileprivate mutating func stat(
    _ seen: inout FieldsSeen, _ texts: inout LocalizedReader
  ) throws(Faults) -> StatDefinition? {
    var stat = StatDefinition(key: "", slug: "", names: LocalizedText())
    var growth: StatDefinition.Growth?
    while let field = try field(StatField.table, &seen) {
      switch field {
      case .key: stat.key = try text() ?? ""
      case .slug: stat.slug = try slug() ?? ""
      case .name: stat.names = try texts.read(&self)
      case .short: stat.shortNames = try texts.read(&self)
      case .max: stat.maximum = try count() ?? stat.maximum
      case .growth: growth = try choice(StatDefinition.Growth.self)
      }
    }
    let range = seen.start..<seen.start + 1
    entryName = stat.key.isEmpty ? nil : stat.key
    guard !stat.key.isEmpty else {
      find(.error, "is missing", at: range, field: "key")
      return nil
    }
    if stat.slug.isEmpty { stat.slug = Slug.made(from: stat.key) ?? "stat" }
    if stat.names.isEmpty { stat.names = LocalizedText(stat.key, in: texts.languages.english) }
    if stat.maximum < 1 { find(.error, "has to be 1 or more", at: range, field: "max") }
    stat.growth = growth ?? (stat.slug == "hp" ? .hitPoints : .ordinary)
    return stat
  }

  /// One word out of a few.
  mutating func choice<Choice>(
    _: Choice.Type
  ) throws(Faults) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let word = try text() else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    find(
      .error, "'\(word)' is none of \(words.joined(separator: ", "))", at: start..<cursor.offset,
      hint: didYouMean(word, among: words))
    return nil
  }
}
