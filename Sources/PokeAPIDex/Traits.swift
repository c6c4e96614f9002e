import DataFormats
import Dex

/// The facts that every form has: types, stats, abilities, height, weight.
struct Traits: Equatable {
  var types: [String] = []
  var stats: [JSONMember] = []
  var abilities: [JSONValue] = []
  /// In decimetres.
  var height: Int?
  /// In hectograms.
  var weight: Int?

  func add(to fields: inout Fields) {
    fields.add("type", .array(types.map(JSONValue.string)))
    fields.add("base", .object(stats))
  }

  func addBody(to fields: inout Fields) {
    fields.add("height", height.map(JSONValue.tenths))
    fields.add("weight", weight.map(JSONValue.tenths))
    fields.add("abilities", .array(abilities))
  }

  var abilitySlugs: [String] { abilities.compactMap { $0["ability"]?.text } }
}

extension DexMaker {
  mutating func traits(_ pokemon: Answer) -> Traits {
    var traits = Traits()
    for slot in bySlot(pokemon["types"]) {
      if let name = typeName(slot["type"]) { traits.types.append(name) }
    }
    traits.stats = stats(pokemon, "base_stat").map {
      JSONMember(key: $0.key, value: .whole($0.value))
    }
    for slot in bySlot(pokemon["abilities"]) {
      guard let slug = slot["ability"]?.slug else { continue }
      if let link = slot["ability"]?.link { _ = follow(link) }
      var fields = Fields()
      fields.add("ability", slug)
      fields.add("hidden", flag: slot["is_hidden"]?.isTrue ?? false)
      traits.abilities.append(fields.value)
    }
    if let height = pokemon["height"]?.integer, height > 0 { traits.height = height }
    // The API writes 10000 where the weight is not known (Gigantamax forms), and once 0.
    if let weight = pokemon["weight"]?.integer, weight > 0, weight != 10_000 {
      traits.weight = weight
    }
    return traits
  }

  /// A number for each stat, by the keys of the bundled files and in their order.
  func stats(_ pokemon: Answer, _ field: String) -> [(key: String, value: Int)] {
    var values: [String: Int] = [:]
    for entry in pokemon["stats"]?.elements ?? [] {
      if let slug = entry["stat"]?.slug, let value = entry[field]?.integer { values[slug] = value }
    }
    return statKeys.compactMap { slug, key in values[slug].map { (key, $0) } }
  }

  private func bySlot(_ list: JSONValue?) -> [JSONValue] {
    let slots = list?.elements ?? []
    return slots.enumerated().sorted { left, right in
      (left.element["slot"]?.integer ?? 0, left.offset)
        < (right.element["slot"]?.integer ?? 0, right.offset)
    }.map(\.element)
  }
}

/// The API's slugs of the stats with their keys in the files.
private let statKeys = [
  ("hp", "HP"), ("attack", "Attack"), ("defense", "Defense"), ("special-attack", "Sp. Attack"),
  ("special-defense", "Sp. Defense"), ("speed", "Speed"),
]
