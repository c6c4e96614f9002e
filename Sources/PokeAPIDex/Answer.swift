import DataFormats
import PokeAPICache

/// What is used of one answer of the API.
struct Answer: Sendable {
  let resource: Resource
  /// The fields that the endpoint's table names, as far as they are there.
  var fields: [String: JSONValue] = [:]
  /// Of a species.
  var texts: [GameText] = []
  /// Of a Pokémon.
  var learnset: LevelMoves?

  init(_ resource: Resource) {
    self.resource = resource
  }

  subscript(_ field: String) -> JSONValue? { fields[field] }

  /// The word that other answers refer to it by.
  var slug: String { fields["name"]?.text ?? String(resource.id) }
}

/// What a game's Pokédex says in one language.
struct GameText: Sendable {
  let version: Resource
  let language: BundledLanguage
  /// Which of the codes of the language it has: 0 is the best.
  let rank: Int
  /// On one line.
  let text: String
}

extension Endpoint {
  /// The fields that are used, beside those that have readers of their own.
  var usedFields: Set<String> {
    switch self {
    case .ability: ["id", "name", "names", "generation"]
    case .chain: ["id", "chain"]
    case .form: ["id", "name", "names", "form_name", "form_names", "is_default", "is_mega"]
    case .generation: ["id", "name", "names", "main_region"]
    case .move: ["id", "name", "names", "type"]
    case .pokemon:
      [
        "id", "name", "base_experience", "height", "weight", "stats", "types", "abilities", "forms",
        "is_default",
      ]
    case .species:
      [
        "id", "name", "names", "genera", "varieties", "generation", "gender_rate", "egg_groups",
        "capture_rate", "base_happiness", "growth_rate", "hatch_counter", "color", "is_legendary",
        "is_mythical", "is_baby", "evolves_from_species", "evolution_chain",
      ]
    case .type: ["id", "name", "names", "damage_relations"]
    case .version: ["id", "name", "names", "version_group"]
    case .versionGroup: ["id", "name", "versions"]
    case .color, .eggGroup, .growthRate, .item, .region, .stat, .trigger: ["id", "name", "names"]
    }
  }

  /// Fields without which an answer is of no use.
  var neededFields: [String] {
    switch self {
    case .chain: ["id", "chain"]
    case .pokemon: ["id", "name", "types", "stats"]
    case .species: ["id", "name", "names", "varieties"]
    default: ["id", "name"]
    }
  }
}
