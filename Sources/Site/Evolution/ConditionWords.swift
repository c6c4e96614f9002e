import Dex

/// Says in the words of a language how one species becomes another.
struct ConditionWords {
  let dex: Dex
  let language: SiteLanguage
  /// What evolves; forms are looked up there.
  let from: SpeciesReference?
  /// What it becomes.
  let to: SpeciesReference

  /// The parts that apply, in a fixed order, joined to one line.
  func text(_ condition: EvolutionCondition) -> String {
    if let note = condition.note, condition.trigger == nil, condition.level == nil { return note }
    var parts = occasion(condition)
    addWhatItHolds(condition, to: &parts)
    addSurroundings(condition, to: &parts)
    addWhatItIs(condition, to: &parts)
    addCompany(condition, to: &parts)
    addForms(condition, to: &parts)
    return parts.count == 1 ? parts[0] : parts.joined(separator: words["evolveJoin"])
  }

  private var words: Words { language.words }

  /// What sets it off.
  private func occasion(_ condition: EvolutionCondition) -> [String] {
    let slug = condition.trigger.map { dex.terms.evolutionTriggers[$0].slug } ?? "level-up"
    let level = condition.level.map { words.filled("evolveLevel", ["level": String($0)]) }
    switch slug {
    case "level-up": return [level ?? words["evolveLevelUp"]]
    case "trade":
      let other = condition.tradeSpecies.map { name(of: $0) }
      return [
        other.map { words.filled("evolveTradeFor", ["species": $0]) } ?? words["evolveTrade"]
      ]
    case "use-item":
      let item = condition.item.map { name(dex.terms.items[$0]) } ?? ""
      return [words.filled("evolveItem", ["item": item])] + [level].compactMap { $0 }
    default:
      return [special(slug, condition), level].compactMap { $0 }
    }
  }

  private func special(_ slug: String, _ condition: EvolutionCondition) -> String {
    let key = "evolve" + camelCased(slug)
    return words.filled(
      words.find(key) == nil ? "evolveOther" : key,
      [
        "move": condition.usedMove.map { name(dex.terms.moves[$0]) } ?? "",
        "count": condition.moveCount.map { String($0) } ?? "",
        "damage": condition.damageTaken.map { String($0) } ?? "",
      ])
  }

  /// What it holds, knows and feels.
  private func addWhatItHolds(_ condition: EvolutionCondition, to parts: inout [String]) {
    let terms = dex.terms
    if let item = condition.heldItem {
      parts.append(filled("evolveHolding", "item", name(terms.items[item])))
    }
    if let move = condition.move {
      parts.append(filled("evolveMove", "move", name(terms.moves[move])))
    }
    if let type = condition.moveType {
      parts.append(filled("evolveMoveType", "type", typeName(type)))
    }
    if let value = condition.happiness {
      parts.append(filled("evolveHappiness", "value", String(value)))
    }
    if let value = condition.affection {
      parts.append(filled("evolveAffection", "value", String(value)))
    }
    if let value = condition.beauty { parts.append(filled("evolveBeauty", "value", String(value))) }
  }

  /// When and where.
  private func addSurroundings(_ condition: EvolutionCondition, to parts: inout [String]) {
    if let time = condition.time {
      let key = "evolveTime" + camelCased(time)
      parts.append(words[words.find(key) == nil ? "evolveTimeOther" : key])
    }
    if let location = condition.location {
      parts.append(filled("evolveLocation", "location", name(dex.terms.locations[location])))
    }
    if let region = condition.region {
      parts.append(filled("evolveRegion", "region", name(dex.terms.regions[region])))
    }
    if condition.inRain { parts.append(words["evolveRain"]) }
    if condition.nearSpecialRock { parts.append(words["evolveSpecialRock"]) }
  }

  /// What it must be like.
  private func addWhatItIs(_ condition: EvolutionCondition, to parts: inout [String]) {
    switch condition.gender {
    case .female: parts.append(words["evolveFemale"])
    case .male: parts.append(words["evolveMale"])
    case nil: break
    }
    switch condition.relativeStats {
    case .attackHigher: parts.append(words["evolveAttackHigher"])
    case .defenseHigher: parts.append(words["evolveDefenseHigher"])
    case .equal: parts.append(words["evolveStatsEqual"])
    case nil: break
    }
  }

  /// Who is with it.
  private func addCompany(_ condition: EvolutionCondition, to parts: inout [String]) {
    if let species = condition.partySpecies {
      parts.append(filled("evolvePartySpecies", "species", name(of: species)))
    }
    if let type = condition.partyType {
      parts.append(filled("evolvePartyType", "type", typeName(type)))
    }
    if let steps = condition.steps { parts.append(filled("evolveSteps", "steps", String(steps))) }
    if condition.upsideDown { parts.append(words["evolveUpsideDown"]) }
    if condition.inMultiplayer { parts.append(words["evolveMultiplayer"]) }
  }

  /// Only where the dex has the forms and names for them.
  private func addForms(_ condition: EvolutionCondition, to parts: inout [String]) {
    if let form = condition.fromForm, let name = formName(form, of: from) {
      parts.append(filled("evolveFromForm", "form", name))
    }
    if let form = condition.toForm, let name = formName(form, of: to) {
      parts.append(filled("evolveToForm", "form", name))
    }
  }

  private func filled(_ key: String, _ placeholder: String, _ value: String) -> String {
    words.filled(key, [placeholder: value])
  }

  private func name(_ term: Term) -> String {
    term.names.text(for: language.preference)?.text ?? term.slug
  }

  private func typeName(_ index: Int) -> String {
    let type = dex.types[index]
    return type.names.text(for: language.preference)?.text ?? type.key
  }

  private func name(of reference: SpeciesReference) -> String {
    switch reference {
    case .species(let index):
      let species = dex.species[index]
      return species.names.text(for: language.preference)?.text ?? species.slug
    case .missingID(let id):
      return words.filled("numberText", ["number": padded(id, to: 3)])
    case .missingName(let name): return name
    }
  }

  private func formName(_ slug: String, of species: SpeciesReference?) -> String? {
    guard let index = species?.index else { return nil }
    let form = dex.species[index].forms.first { $0.slug == slug }
    return form?.names.text(for: language.preference)?.text
  }
}
