import Dex
import Diagnostics

/// The kinds of words that entries use.
enum WordKind: Int, CaseIterable {
  case ability, eggGroup, generation, growthRate, item, move, location, region, trigger, color, game

  /// The kind in a message.
  var name: String {
    switch self {
    case .ability: "ability"
    case .eggGroup: "egg group"
    case .generation: "generation"
    case .growthRate: "growth rate"
    case .item: "item"
    case .move: "move"
    case .location: "location"
    case .region: "region"
    case .trigger: "evolution trigger"
    case .color: "color"
    case .game: "game"
    }
  }
}

/// Everything that entries refer to by a word.
struct Vocabularies {
  let languages: LanguageKeys
  var types = TypeIndex()
  var stats: StatIndex
  var abilityGenerations: [Int?] = []
  /// By the index of the move.
  var moveTypes: [Int: Int] = [:]
  private var lists = WordKind.allCases.map { Vocabulary($0.name) }

  init(languages: LanguageKeys, stats: [StatDefinition]) {
    self.languages = languages
    self.stats = StatIndex(stats)
  }

  subscript(_ kind: WordKind) -> Vocabulary {
    get { lists[kind.rawValue] }
    _modify { yield &lists[kind.rawValue] }
  }

  var terms: Terms {
    var terms = Terms()
    terms.eggGroups = self[.eggGroup].terms
    terms.generations = self[.generation].terms
    terms.growthRates = self[.growthRate].terms
    terms.items = self[.item].terms
    terms.moves = self[.move].terms
    terms.locations = self[.location].terms
    terms.regions = self[.region].terms
    terms.evolutionTriggers = self[.trigger].terms
    terms.colors = self[.color].terms
    terms.games = self[.game].terms
    if !moveTypes.isEmpty { terms.moveTypes = terms.moves.indices.map { moveTypes[$0] } }
    return terms
  }

  var abilityList: [Ability] {
    self[.ability].terms.enumerated().map { index, term in
      Ability(
        slug: term.slug, names: term.names,
        generation: index < abilityGenerations.count ? abilityGenerations[index] : nil)
    }
  }
}

extension RecordReader {
  /// The number of a generation, which the file of terms should have if it lists any.
  mutating func generation(_ all: Vocabularies) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let number = try count() else { return nil }
    let known = all[.generation].terms.map(\.slug)
    if !known.isEmpty, !known.contains(String(number)) {
      find(
        .warning, "\(number) is not a known generation", at: start..<cursor.offset,
        hint: "the generations are \(known.joined(separator: ", "))", kind: .unknownWord)
    }
    return number
  }

  /// A word of a vocabulary as its index; one without an entry is added, with a warning where there
  /// is a file that should have it.
  mutating func word(
    _ kind: WordKind, _ all: inout Vocabularies
  ) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let word = try text() else { return nil }
    return index(of: word, at: start..<cursor.offset, kind, &all)
  }

  mutating func index(
    of word: String, at range: Range<Int>,
    _ kind: WordKind, _ all: inout Vocabularies
  ) -> Int {
    if let index = all[kind].index(of: word) { return index }
    if all[kind].isComplete {
      find(
        .warning, "'\(word)' is not a known \(kind.name)", at: range,
        hint: all[kind].hint(for: word), kind: .unknownWord)
    }
    return all[kind].addUnknown(word, language: all.languages.english)
  }
}
