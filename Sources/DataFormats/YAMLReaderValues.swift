import Diagnostics

extension YAMLReader {
  public mutating func string(_ key: String) -> String? {
    value(key, "text") { $0.scalar?.string }
  }

  public mutating func bool(_ key: String) -> Bool? {
    value(key, "true or false") { $0.scalar?.bool }
  }

  public mutating func integer(_ key: String, in range: ClosedRange<Int>? = nil) -> Int? {
    let wanted = range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" }
    return value(key, wanted ?? "a whole number") { node in
      guard let number = node.scalar?.integer, range?.contains(number) ?? true else { return nil }
      return number
    }
  }

  public mutating func double(_ key: String) -> Double? {
    value(key, "a number") { $0.scalar?.double }
  }

  /// A list of texts; a single text is a list of one.
  public mutating func strings(_ key: String) -> [String]? {
    value(key, "a list of texts") { node in
      let texts = node.list.map { $0.map { $0.scalar?.string } } ?? [node.scalar?.string]
      let found = texts.compactMap { $0 }
      return found.count == texts.count ? found : nil
    }
  }

  public mutating func list(_ key: String) -> [YAMLNode]? {
    value(key, "a list") { $0.list }
  }

  /// A map with keys of its own, read by the body.
  public mutating func map<Value>(
    _ key: String, _ body: (inout YAMLReader) -> Value
  ) -> Value? {
    guard let node = node(key) else { return nil }
    return YAMLReader.read(node, into: &report, body)
  }

  /// A list of maps, each read by the body.
  public mutating func maps<Value>(
    _ key: String, _ body: (inout YAMLReader) -> Value
  ) -> [Value]? {
    guard let nodes = list(key) else { return nil }
    var values: [Value] = []
    for node in nodes {
      if let value = YAMLReader.read(node, into: &report, body) { values.append(value) }
    }
    return values
  }

  /// One of a few words.
  public mutating func choice<Word>(_ key: String, of words: Word.Type) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let node = node(key) else { return nil }
    if let text = node.scalar?.string, let word = Word(rawValue: text) { return word }
    let all = Word.allCases.map(\.rawValue)
    report.error(
      "'\(key)': wanted \(all.joined(separator: ", ")), found \(node.described)", at: node.place,
      hint: node.scalar.flatMap { didYouMean($0.text, among: all) })
    return nil
  }

  private mutating func value<Value>(
    _ key: String, _ wanted: String, _ convert: (YAMLNode) -> Value?
  ) -> Value? {
    guard let node = node(key) else { return nil }
    if let value = convert(node) { return value }
    report.error("'\(key)': wanted \(wanted), found \(node.described)", at: node.place)
    return nil
  }
}
