import Dex

/// What species have in common that have a page together.
enum GroupKind: Int, CaseIterable, Sendable {
  case types, generations, abilities, eggGroups

  /// Where the list of all groups stands, relative to the folder of a language.
  var route: String {
    switch self {
    case .types: "types/"
    case .generations: "generations/"
    case .abilities: "abilities/"
    case .eggGroups: "egg-groups/"
    }
  }

  var feature: Feature {
    switch self {
    case .types: .types
    case .generations: .generations
    case .abilities: .abilities
    case .eggGroups: .eggGroups
    }
  }

  /// Templates that its pages need.
  var templates: [String] { self == .types ? ["types", "type"] : ["groups", "group"] }

  /// The key of the word for all of them.
  var title: String {
    switch self {
    case .types: "types"
    case .generations: "generations"
    case .abilities: "abilities"
    case .eggGroups: "eggGroups"
    }
  }

  /// The key of the sentence about all of them.
  var description: String { title + "Description" }

  /// Which groups a species is in: indexes into the dex, or the number of a generation.
  func items(of species: Species) -> [(item: Int, isHidden: Bool)] {
    switch self {
    case .types: species.types.map { ($0, false) }
    case .generations: species.generation.map { [($0, false)] } ?? []
    case .abilities: species.abilities.map { ($0.ability, $0.isHidden) }
    case .eggGroups: species.eggGroups.map { ($0, false) }
    }
  }

  /// The same for a form, which is of no generation of its own.
  func items(of form: Form) -> [(item: Int, isHidden: Bool)] {
    switch self {
    case .types: form.types.map { ($0, false) }
    case .abilities: form.abilities.map { ($0.ability, $0.isHidden) }
    case .generations, .eggGroups: []
    }
  }

  func slug(of item: Int, in dex: Dex) -> String {
    switch self {
    case .types: dex.types[item].slug
    case .generations: String(item)
    case .abilities: dex.abilities[item].slug
    case .eggGroups: dex.terms.eggGroups[item].slug
    }
  }

  /// Empty where none is known.
  func names(of item: Int, in dex: Dex) -> LocalizedText {
    switch self {
    case .types: dex.types[item].names
    case .generations: dex.generation(item)?.names ?? LocalizedText()
    case .abilities: dex.abilities[item].names
    case .eggGroups: dex.terms.eggGroups[item].names
    }
  }
}
