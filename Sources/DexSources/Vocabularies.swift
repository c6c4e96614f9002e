import Dex
import Diagnostics

/// Everything that entries refer to by a word.
struct Vocabularies {
  let languages: LanguageKeys
  var types = TypeIndex()
  var stats: StatIndex
  var abilities = Vocabulary("ability")
  var abilityGenerations: [Int?] = []
  var eggGroups = Vocabulary("egg group")
  var generations = Vocabulary("generation")
  var growthRates = Vocabulary("growth rate")
  var items = Vocabulary("item")
  var moves = Vocabulary("move")
  var locations = Vocabulary("location")
  var regions = Vocabulary("region")
  var triggers = Vocabulary("evolution trigger")
  var colors = Vocabulary("color")

  init(languages: LanguageKeys, stats: [StatDefinition]) {
    self.languages = languages
    self.stats = StatIndex(stats)
  }

  var terms: Terms {
    var terms = Terms()
    terms.eggGroups = eggGroups.terms
    terms.generations = generations.terms
    terms.growthRates = growthRates.terms
    terms.items = items.terms
    terms.moves = moves.terms
    terms.locations = locations.terms
    terms.regions = regions.terms
    terms.evolutionTriggers = triggers.terms
    terms.colors = colors.terms
    return terms
  }

  var abilityList: [Ability] {
    abilities.terms.enumerated().map { index, term in
      Ability(
        slug: term.slug, names: term.names,
        generation: index < abilityGenerations.count ? abilityGenerations[index] : nil)
    }
  }
}

extension RecordReader {
  /// A word of a vocabulary as its index; one without an entry is added, with a warning where there
  /// is a file that should have it.
  mutating func word(
    _ vocabulary: WritableKeyPath<Vocabularies, Vocabulary>, _ all: inout Vocabularies
  ) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let word = try text() else { return nil }
    return index(of: word, at: start..<cursor.offset, vocabulary, &all)
  }

  mutating func index(
    of word: String, at range: Range<Int>,
    _ vocabulary: WritableKeyPath<Vocabularies, Vocabulary>, _ all: inout Vocabularies
  ) -> Int {
    if let index = all[keyPath: vocabulary].index(of: word) { return index }
    if all[keyPath: vocabulary].isComplete {
      let kind = all[keyPath: vocabulary].kind
      find(
        .warning, "'\(word)' is not a known \(kind)", at: range,
        hint: all[keyPath: vocabulary].hint(for: word), kind: .unknownWord)
    }
    return all[keyPath: vocabulary].addUnknown(word, language: all.languages.english)
  }
}
