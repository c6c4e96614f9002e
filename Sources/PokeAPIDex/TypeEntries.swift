import DataFormats
import Dex
import PokeAPICache

extension DexMaker {
  /// types.json: the types that have a colour, a relation or a species.
  ///
  /// - Parameter used: the types of species, by the words of the files.
  func types(used: Set<String>) -> JSONValue {
    let types = answers.all(.type)
    let names = types.map { ($0.slug, $0.names[.english] ?? titled($0.slug)) }
    var entries: [JSONValue] = []
    for (type, name) in zip(types, names) {
      let factors = factors(of: type)
      let color = PokemonType.standard.first { $0.slug == type.slug }?.color
      guard color != nil || !factors.isEmpty || used.contains(name.1) else { continue }
      var fields = Fields()
      fields.add("slug", type.slug)
      fields.add("name", type.names.isEmpty ? Names(name.1).value : type.names.value)
      fields.add(
        "color", color.map { .array([$0.red, $0.green, $0.blue].map { .whole(Int($0)) }) })
      let attack = names.compactMap { slug, name in
        factors[slug].map { JSONMember(key: name, value: $0) }
      }
      fields.add("attack", .object(attack))
      entries.append(fields.value)
    }
    return .array(entries)
  }

  private func factors(of type: Answer) -> [String: JSONValue] {
    let relations: [(String, JSONValue)] = [
      ("double_damage_to", .whole(2)), ("half_damage_to", .tenths(5)), ("no_damage_to", .whole(0)),
    ]
    var factors: [String: JSONValue] = [:]
    for (field, factor) in relations {
      for target in type["damage_relations"]?[field]?.elements ?? [] {
        if let slug = target.slug { factors[slug] = factor }
      }
    }
    return factors
  }

  /// abilities.json: those that any entry or form has, by number.
  func abilities(used: Set<String>) -> JSONValue {
    var known: [JSONValue] = []
    for ability in answers.all(.ability) where used.contains(ability.slug) {
      var fields = Fields()
      fields.add("slug", ability.slug)
      fields.add("name", nameValue(ability))
      fields.add("generation", number: ability["generation"]?.link?.id)
      known.append(fields.value)
    }
    let strange = used.filter { answers.named($0, .ability) == nil }.sorted()
    for slug in strange {
      var fields = Fields()
      fields.add("slug", slug)
      fields.add("name", Names(titled(slug)).value)
      known.append(fields.value)
    }
    return .array(known)
  }

  /// The names, or one made from the slug where there is none.
  func nameValue(_ answer: Answer) -> JSONValue {
    let names = answer.names
    return names.isEmpty ? Names(titled(answer.slug)).value : names.value
  }
}
