import Dex
import Diagnostics

/// The words of one kind that data may use, such as all egg groups, and how to find them.
struct Vocabulary {
  /// What one word is, such as "egg group".
  let kind: String
  private(set) var terms: [Term] = []
  /// Whether there is a file of these words, so that others are worth a warning.
  var isComplete = false
  private var indexes: [String: Int] = [:]

  init(_ kind: String) {
    self.kind = kind
  }

  /// Adds a term; nil if its slug is taken.
  @discardableResult
  mutating func add(_ term: Term) -> Int? {
    guard indexes[term.slug] == nil else { return nil }
    terms.append(term)
    indexes[term.slug] = terms.count - 1
    return terms.count - 1
  }

  /// Lets terms be found by their English names too, where no slug is in the way.
  mutating func addNames(in language: LanguageTag) {
    for (index, term) in terms.enumerated() {
      guard let name = term.names[language] else { continue }
      for alias in [name, name.lowercased()] where indexes[alias] == nil {
        indexes[alias] = index
      }
    }
  }

  /// The index of a word by slug or English name, without regard to case.
  mutating func index(of word: String) -> Int? {
    if let index = indexes[word] { return index }
    let lowercased = word.lowercased()
    let found = indexes[lowercased] ?? Slug.made(from: word).flatMap { indexes[$0] }
    if let found { indexes[word] = found }
    return found
  }

  /// Adds a word that has no entry, with a name made from it.
  mutating func addUnknown(_ word: String, language: LanguageTag) -> Int {
    let slug = Slug.made(from: word) ?? "\(Slug.made(from: kind) ?? "word")-\(terms.count + 1)"
    let name = Slug.isValid(word) ? titled(word) : word
    let index = add(Term(slug: slug, names: LocalizedText(name, in: language))) ?? indexes[slug]
    indexes[word] = index ?? 0
    return index ?? 0
  }

  /// The nearest word, as a hint.
  func hint(for word: String) -> String? {
    didYouMean(word, among: terms.map(\.slug))
  }
}

/// `moon-stone` as `Moon Stone`.
private func titled(_ slug: String) -> String {
  slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined(separator: " ")
}
