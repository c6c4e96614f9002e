import DataFormats
import Dex
import Diagnostics

/// The words of the interface in one language, by key.
public struct Words: Sendable {
  private let patterns: WordTable
  /// In the order of the English file, so that what is made from them never varies.
  public let keys: [String]
  /// Whether there is no other key.
  let hasAllKeys: Bool

  init(_ texts: [String: String], keys: [String], hasAllKeys: Bool = true) {
    patterns = WordTable(texts)
    self.keys = keys
    self.hasAllKeys = hasAllKeys
  }

  /// The word, or its key where even English has none.
  public subscript(_ key: String) -> String {
    patterns[key]?.text ?? key
  }

  /// The word, if there is one.
  func find(_ key: String) -> String? {
    patterns[key]?.text
  }

  /// The word taken apart, if there is one.
  func pattern(_ key: String) -> WordPattern? {
    patterns[key]
  }

  /// The word with its `{placeholders}` filled in.
  public func filled(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    patterns[key]?.filled(values) ?? key
  }
}

extension Words {
  /// With what the configuration says otherwise; a word that is not known is a warning.
  ///
  /// - Parameter reportsUnknown: once is enough for all languages.
  func changed(
    by changes: [SiteConfiguration.WordChange], for preference: LanguagePreference,
    reportsUnknown: Bool, into report: inout Report
  ) -> Words {
    if changes.isEmpty { return self }
    var texts = patterns.texts
    for change in changes {
      if texts[change.key] == nil, hasAllKeys {
        guard reportsUnknown else { continue }
        report.add(
          Diagnostic(
            .warning, "unknown word '\(change.key)'", at: change.place,
            hint: didYouMean(change.key, among: keys)))
        continue
      }
      let own = preference.tags.lazy.compactMap { change.texts[$0.lowercased] }.first
      guard let text = own ?? change.texts[""] else { continue }
      if let usual = texts[change.key], reportsUnknown || own != nil {
        let entry = (key: change.key, text: text, place: change.place)
        reportPlaceholders(of: entry, against: usual, into: &report)
      }
      texts[change.key] = text
    }
    return Words(texts, keys: keys, hasAllKeys: hasAllKeys)
  }
}

/// One language's file as read: words in its order, with their places.
struct WordFile: Sendable {
  let source: SourceText
  let entries: [(key: String, text: String, place: Place)]
  /// Whether everything in it could be read; else what is missing says nothing.
  let isWhole: Bool

  /// Every fault goes into the report.
  init(reading source: SourceText, into report: inout Report) {
    self.source = source
    var entries: [(key: String, text: String, place: Place)] = []
    let errors = report.count(.error)
    do throws(Faults) {
      let node = try YAMLNode(parsing: source)
      _ = YAMLReader.read(node, into: &report) { reader in
        for entry in reader.allEntries() {
          if let text = reader.string(entry.key) {
            entries.append((entry.key, text, entry.keyPlace))
          }
        }
      }
    } catch {
      report.add(error.diagnostics)
    }
    self.entries = entries
    isWhole = report.count(.error) == errors
  }
}

extension Words {
  /// The words of one language over the English ones; missing and unknown words are warnings.
  static func merged(
    _ file: WordFile?, over english: WordFile, into report: inout Report
  ) -> Words {
    var texts: [String: String] = [:]
    for entry in english.entries { texts[entry.key] = entry.text }
    let keys = english.entries.map(\.key)
    guard let file else { return Words(texts, keys: keys, hasAllKeys: english.isWhole) }
    var missing = Set(keys)
    for entry in file.entries {
      if texts[entry.key] == nil, english.isWhole {
        report.add(
          Diagnostic(
            .warning, "unknown word '\(entry.key)'", at: entry.place,
            hint: didYouMean(entry.key, among: keys)))
      }
      missing.remove(entry.key)
      if let usual = texts[entry.key] {
        reportPlaceholders(of: entry, against: usual, into: &report)
      }
      texts[entry.key] = entry.text
    }
    if !missing.isEmpty, file.isWhole {
      let listed = keys.filter(missing.contains).prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      report.warning(
        "\(visible(file.source.name)): no word for \(listed)\(more), shown in English")
    }
    return Words(texts, keys: keys, hasAllKeys: english.isWhole)
  }
}
