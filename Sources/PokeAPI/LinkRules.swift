import PokeAPICache

/// Which links of a resource are followed, by the field that they stand in.
struct LinkRules: Sendable {
  var fields: [String: Set<Endpoint>] = [:]
  /// Fields without which the resource is of no use; `id` is always one.
  var needed: [String] = ["name"]
}

extension Endpoint {
  /// Locations are left out: only their names are used, and those come with the program. The moves of
  /// a Pokémon, nine tenths of its body, have rules of their own.
  var rules: LinkRules {
    switch self {
    case .species:
      LinkRules(
        fields: [
          "varieties": [.pokemon], "evolution_chain": [.chain], "generation": [.generation],
          "growth_rate": [.growthRate], "egg_groups": [.eggGroup], "color": [.color],
          "flavor_text_entries": [.version],
        ], needed: ["name", "names", "varieties"])
    case .pokemon:
      LinkRules(
        fields: [
          "forms": [.form], "types": [.type], "abilities": [.ability], "stats": [.stat],
        ], needed: ["name", "types", "stats"])
    case .form: LinkRules(fields: ["types": [.type]])
    case .chain:
      LinkRules(
        fields: ["chain": [.item, .move, .type, .trigger, .region], "baby_trigger_item": [.item]],
        needed: ["chain"])
    case .generation:
      LinkRules(fields: ["main_region": [.region], "pokemon_species": [.species]])
    case .type:
      LinkRules(fields: ["damage_relations": [.type]], needed: ["name", "damage_relations"])
    case .version: LinkRules(fields: ["version_group": [.versionGroup]])
    case .versionGroup: LinkRules(fields: ["versions": [.version]])
    case .move: LinkRules(fields: ["type": [.type]])
    case .ability, .color, .eggGroup, .growthRate, .item, .region, .stat, .trigger:
      LinkRules()
    }
  }
}
