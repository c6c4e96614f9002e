import DataFormats
import PokeAPICache

extension DexMaker {
  /// pokedex.json: the species that the cache has, by their numbers.
  ///
  /// - Parameter isWhole: with what the games' Pokédexes say and the moves, which the bundled files
  ///   leave out.
  mutating func pokedex(isWhole: Bool) -> JSONValue {
    evolutions = evolutionsBySpecies()
    var entries: [JSONValue] = []
    for species in answers.all(.species) {
      if let entry = entry(species, isWhole: isWhole) { entries.append(entry) }
    }
    return .array(entries)
  }

  private mutating func entry(_ species: Answer, isWhole: Bool) -> JSONValue? {
    let varieties = species["varieties"]?.elements ?? []
    let usual = varieties.first { $0["is_default"]?.isTrue == true } ?? varieties.first
    guard let pokemon = follow(usual?["pokemon"]) else { return nil }
    let own = traits(pokemon)
    var fields = Fields()
    fields.add("id", number: species.resource.id)
    fields.add("slug", species.slug)
    fields.add("name", species.names.value)
    own.add(to: &fields)
    fields.add("genus", genus(species).value)
    fields.add("generation", number: species["generation"]?.link?.id)
    own.addBody(to: &fields)
    fields.add("gender", species["gender_rate"]?.integer.map(gender))
    fields.add("eggGroups", .array(slugs(species["egg_groups"]).map(JSONValue.string)))
    fields.add("catchRate", number: species["capture_rate"]?.integer)
    fields.add("happiness", number: species["base_happiness"]?.integer)
    fields.add("experience", number: pokemon["base_experience"]?.integer)
    let effort = stats(pokemon, "effort").filter { $0.value != 0 }
    fields.add("effort", .object(effort.map { JSONMember(key: $0.key, value: .whole($0.value)) }))
    fields.add("growthRate", species["growth_rate"]?.slug)
    fields.add("hatchCycles", number: species["hatch_counter"]?.integer)
    fields.add("color", species["color"]?.slug)
    fields.add("legendary", flag: species["is_legendary"]?.isTrue ?? false)
    fields.add("mythical", flag: species["is_mythical"]?.isTrue ?? false)
    fields.add("baby", flag: species["is_baby"]?.isTrue ?? false)
    fields.add("evolution", evolutions[species.resource.id])
    addForms(of: species, pokemon, own, to: &fields)
    noteLinks(of: species)
    if isWhole {
      fields.add("dexEntries", dexEntries(species.texts))
      fields.add("learnset", pokemon.learnset.map { learnset($0) })
    }
    return fields.value
  }

  /// What is looked up by its slug only, so that it would not be missed.
  private mutating func noteLinks(of species: Answer) {
    for field in ["generation", "growth_rate", "color", "evolution_chain"] {
      _ = follow(species[field])
    }
    for group in species["egg_groups"]?.elements ?? [] { _ = follow(group) }
  }

  private func slugs(_ list: JSONValue?) -> [String] {
    (list?.elements ?? []).compactMap(\.slug)
  }

  /// The API left the word Pokémon out of French from the ninth generation on.
  private func genus(_ species: Answer) -> Names {
    var genus = Names(merging: [
      Names(species["genera"], field: "genus"), missingGenera[species.slug] ?? Names(),
    ])
    if let french = genus[.french], !french.contains("Pokémon") {
      genus[.french] = "Pokémon \(french)"
    }
    return genus
  }

  /// The API counts the females among eight, −1 for species without gender.
  private func gender(_ eighths: Int) -> JSONValue {
    guard 0...8 ~= eighths else { return .string("genderless") }
    var fields = Fields()
    fields.add("male", .tenths(1000 - eighths * 125))
    fields.add("female", .tenths(eighths * 125))
    return fields.value
  }
}

/// Only what the API lacks of the newest games.
private let missingGenera: [String: Names] = [
  "dipplin": Names(nil, "りんごあめポケモン"),
  "poltchageist": Names(nil, "まっちゃポケモン"),
  "sinistcha": Names(nil, "まっちゃポケモン"),
  "okidogi": Names(nil, "けらいポケモン"),
  "munkidori": Names(nil, "けらいポケモン"),
  "fezandipiti": Names(nil, "けらいポケモン"),
  "ogerpon": Names(nil, "おめんポケモン"),
]
