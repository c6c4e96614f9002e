import DataFormats

/// A name in the languages of the bundled files.
struct Names: Sendable, Hashable {
  /// In the order of `BundledLanguage.allCases`; nil where there is none.
  private var texts: [String?]

  init() {
    texts = Array(repeating: nil, count: BundledLanguage.allCases.count)
  }

  /// The first name of each language counts.
  init(merging all: [Names]) {
    self.init()
    for index in texts.indices { texts[index] = all.lazy.compactMap { $0.texts[index] }.first }
  }

  /// In the order of the languages; nil or empty where a word is not known for certain.
  init(_ words: String?...) {
    self.init()
    for (index, word) in words.prefix(texts.count).enumerated() { texts[index] = word }
  }

  /// Reads `[{"language": {…}, "name": …}]`.
  init(_ entries: JSONValue?, field: String = "name") {
    self.init()
    var found: [String: String] = [:]
    for entry in entries?.elements ?? [] {
      guard let code = entry["language"]?.slug?.lowercased() else { continue }
      found[code] = trimmed(entry[field]?.text ?? "")
    }
    for language in BundledLanguage.allCases {
      self[language] = language.codes.lazy.compactMap { found[$0] }.first { !$0.isEmpty }
    }
  }

  subscript(_ language: BundledLanguage) -> String? {
    get { texts[language.rawValue] }
    set { texts[language.rawValue] = newValue }
  }

  var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

  /// Each language that there is a name in, with it.
  var entries: [(language: BundledLanguage, text: String)] {
    BundledLanguage.allCases.compactMap { language in self[language].map { (language, $0) } }
  }

  var value: JSONValue {
    .object(entries.map { JSONMember(key: $0.language.key, value: .string($0.text)) })
  }
}

/// The languages of the bundled files, in their order.
enum BundledLanguage: Int, CaseIterable, Sendable {
  case english, japanese, chinese, french, german, spanish, italian, korean, traditional

  /// The key in the files.
  var key: String { Self.keys[rawValue] }

  private static let keys = allCases.map { $0 == .traditional ? "chinese-traditional" : "\($0)" }

  /// The API's codes, best first; compared in lower case.
  var codes: [String] {
    switch self {
    case .english: ["en"]
    case .japanese: ["ja", "ja-hrkt"]
    case .chinese: ["zh-hans"]
    case .french: ["fr"]
    case .german: ["de"]
    case .spanish: ["es"]
    case .italian: ["it"]
    case .korean: ["ko"]
    case .traditional: ["zh-hant"]
    }
  }

  /// The language that has a code, in upper or lower case, and how good the code is: 0 is the best.
  static func named(_ code: String) -> (language: BundledLanguage, rank: Int)? {
    ranks[code] ?? ranks[code.lowercased()]
  }

  private static let ranks: [String: (language: BundledLanguage, rank: Int)] =
    allCases.reduce(into: [:]) { ranks, language in
      for (rank, code) in language.codes.enumerated() { ranks[code] = (language, rank) }
    }

  var isWide: Bool { self == .japanese || self == .chinese || self == .traditional }
}

/// Without the space at its ends.
func trimmed(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let inner = scalars.drop { $0.properties.isWhitespace }
  guard let last = inner.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
  return String(inner[...last])
}
