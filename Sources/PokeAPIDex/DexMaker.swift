import DataFormats
import Dex
import PokeAPICache

/// Makes the files of a dex from answers of the API.
///
/// What the answers name and the cache lacks is gathered on the way.
struct DexMaker {
  let answers: Answers
  private(set) var missing: Set<Resource> = []
  /// English names of the types by their slugs, as other files refer to them.
  private var typeNames: [String: String] = [:]
  var formWords = FormWords()
  /// Ways to evolve by the number of the species that comes out.
  var evolutions: [Int: JSONValue] = [:]

  init(_ answers: Answers) {
    self.answers = answers
    for type in answers.all(.type) {
      typeNames[type.slug] = type.names[.english] ?? titled(type.slug)
    }
    formWords = FormWords(answers)
  }

  /// What a link leads to; one that is not in the cache is remembered.
  mutating func follow(_ reference: JSONValue?) -> Answer? {
    guard let link = reference?.link else { return nil }
    return follow(link)
  }

  mutating func follow(_ link: Resource) -> Answer? {
    if let answer = answers[link] { return answer }
    missing.insert(link)
    return nil
  }

  /// The word by which the files refer to a type: `Fire`.
  mutating func typeName(_ reference: JSONValue?) -> String? {
    guard let slug = reference?.slug else { return nil }
    if let name = typeNames[slug] { return name }
    if let link = reference?.link { missing.insert(link) }
    return titled(slug)
  }
}

/// `mr-mime` as `Mr Mime`.
func titled(_ slug: String) -> String {
  slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined(separator: " ")
}
