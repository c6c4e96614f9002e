import DataFormats
import PokeAPICache

// Who evolves into whom, and how. One edge of the API's tree holds a detail for each game or form in
// which the way differs: the default details, the ways of the newest games, come first, then what only
// older games know. Equal ways are kept once.
extension DexMaker {
  /// What each species says of its evolution.
  mutating func evolutionsBySpecies() -> [Int: JSONValue] {
    var stated: [Int: JSONValue] = [:]
    var targets: Set<Int> = []
    for chain in answers.all(.chain) {
      var family = Family()
      if let root = chain["chain"] { walk(root, &family, &targets) }
      for (target, evolution) in family.stated { stated[target] = evolution.value }
      // What happens among relatives without an entry is said by the first one that has one.
      guard let speaker = family.members.first(where: hasEntry), !family.others.isEmpty else {
        continue
      }
      var own = family.stated[speaker] ?? Fields()
      own.add("family", .array(family.others))
      stated[speaker] = own.value
    }
    // Melmetal's tree leaves out Meltan, but the species itself says where it comes from.
    for species in answers.all(.species) where !targets.contains(species.resource.id) {
      guard let parent = species["evolves_from_species"], parent.link != nil else { continue }
      var fields = Fields()
      fields.add("from", reference(parent))
      stated[species.resource.id] = fields.value
    }
    return stated
  }

  private struct Family {
    var members: [Int] = []
    var stated: [Int: Fields] = [:]
    var others: [JSONValue] = []
  }

  private mutating func walk(_ node: JSONValue, _ family: inout Family, _ targets: inout Set<Int>) {
    if let id = node["species"]?.link?.id { family.members.append(id) }
    for child in node["evolves_to"]?.elements ?? [] {
      if let parent = node["species"], let target = child["species"], let id = target.link?.id {
        targets.insert(id)
        let ways = ways(child["evolution_details"]?.elements ?? [], from: parent, to: target)
        // An edge without any detail is no evolution: Manaphy hatches Phione, which never becomes it.
        if !ways.isEmpty {
          var fields = Fields()
          fields.add("from", reference(parent))
          if !hasEntry(id) { fields.add("to", reference(target)) }
          fields.add("how", .array(ways))
          if hasEntry(id) {
            family.stated[id] = fields
          } else {
            family.others.append(fields.value)
          }
        }
      }
      walk(child, &family, &targets)
    }
  }

  private func hasEntry(_ id: Int) -> Bool { answers[Resource(.species, id)] != nil }

  /// A species by its number, one without an entry by its name.
  private func reference(_ species: JSONValue) -> JSONValue? {
    guard let id = species.link?.id else { return nil }
    if hasEntry(id) { return .whole(id) }
    return species.slug.map { .string(titled($0)) } ?? .whole(id)
  }

  private mutating func ways(
    _ details: [JSONValue], from parent: JSONValue, to target: JSONValue
  ) -> [JSONValue] {
    var ways: [JSONValue] = []
    let usual = details.filter { $0["is_default"]?.isTrue ?? true }
    let older = details.filter { !($0["is_default"]?.isTrue ?? true) }
    for detail in usual + older {
      let way = way(detail, from: parent, to: target)
      if !ways.contains(way) { ways.append(way) }
    }
    return ways
  }

  private mutating func way(
    _ detail: JSONValue, from parent: JSONValue, to target: JSONValue
  ) -> JSONValue {
    var fields = Fields()
    fields.add("trigger", word(detail["trigger"]))
    fields.add("level", number: detail["min_level"]?.integer)
    fields.add("item", word(detail["item"]))
    fields.add("heldItem", word(detail["held_item"]))
    fields.add("move", word(detail["known_move"]))
    fields.add("moveType", typeName(detail["known_move_type"]))
    fields.add("usedMove", word(detail["used_move"]))
    fields.add("moveCount", number: detail["min_move_count"]?.integer)
    fields.add("happiness", number: detail["min_happiness"]?.integer)
    fields.add("affection", number: detail["min_affection"]?.integer)
    fields.add("beauty", number: detail["min_beauty"]?.integer)
    if let time = detail["time_of_day"]?.text, !time.isEmpty { fields.add("time", time) }
    fields.add("location", detail["location"]?.slug)
    fields.add("partySpecies", detail["party_species"].flatMap(reference))
    fields.add("partyType", typeName(detail["party_type"]))
    fields.add("tradeSpecies", detail["trade_species"].flatMap(reference))
    fields.add("gender", detail["gender"]?.integer.flatMap { [1: "female", 2: "male"][$0] })
    fields.add(
      "relativeStats",
      detail["relative_physical_stats"]?.integer.flatMap {
        [1: "attack", 0: "equal", -1: "defense"][$0]
      })
    fields.add("damageTaken", number: detail["min_damage_taken"]?.integer)
    fields.add("steps", number: detail["min_steps"]?.integer)
    fields.add("rain", flag: detail["needs_overworld_rain"]?.isTrue ?? false)
    fields.add("upsideDown", flag: detail["turn_upside_down"]?.isTrue ?? false)
    fields.add("multiplayer", flag: detail["needs_multiplayer"]?.isTrue ?? false)
    fields.add("specialRock", flag: detail["near_special_rock"]?.isTrue ?? false)
    fields.add("region", word(detail["region"]))
    fields.add("fromForm", otherForm(detail["base_form"], of: parent))
    fields.add("toForm", otherForm(detail["evolved_form"], of: target))
    return fields.value
  }

  /// The slug of something that has a name of its own, which the cache should have.
  private mutating func word(_ reference: JSONValue?) -> String? {
    _ = follow(reference)
    return reference?.slug
  }

  /// The slug of a form that is not the usual one of its species.
  private func otherForm(_ form: JSONValue?, of species: JSONValue) -> String? {
    guard let form = form?.slug, let answer = species.link.flatMap({ answers[$0] }) else {
      return nil
    }
    let usual = answer["varieties"]?.elements.first { $0["is_default"]?.isTrue == true }
    return form == usual?["pokemon"]?.slug ? nil : form
  }
}
