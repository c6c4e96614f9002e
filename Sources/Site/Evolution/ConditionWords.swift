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
    let parts =
      occasion(condition) + held(condition) + surroundings(condition) + itself(condition)
      + company(condition) + forms(condition)
    return parts.joined(separator: words["evolveJoin"])
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
  private func held(_ condition: EvolutionCondition) -> [String] {
    [
      filled("evolveHolding", "item", condition.heldItem.map { name(dex.terms.items[$0]) }),
      filled("evolveMove", "move", condition.move.map { name(dex.terms.moves[$0]) }),
      filled("evolveMoveType", "type", condition.moveType.map { typeName($0) }),
      filled("evolveHappiness", "value", condition.happiness.map { String($0) }),
      filled("evolveAffection", "value", condition.affection.map { String($0) }),
      filled("evolveBeauty", "value", condition.beauty.map { String($0) }),
    ].compactMap { $0 }
  }

  /// When and where.
  private func surroundings(_ condition: EvolutionCondition) -> [String] {
    let time = condition.time.map { time in
      let key = "evolveTime" + camelCased(time)
      return words[words.find(key) == nil ? "evolveTimeOther" : key]
    }
    return [
      time,
      filled(
        "evolveLocation", "location", condition.location.map { name(dex.terms.locations[$0]) }),
      filled("evolveRegion", "region", condition.region.map { name(dex.terms.regions[$0]) }),
      condition.inRain ? words["evolveRain"] : nil,
      condition.nearSpecialRock ? words["evolveSpecialRock"] : nil,
    ].compactMap { $0 }
  }

  /// What it must be like.
  private func itself(_ condition: EvolutionCondition) -> [String] {
    let gender: String? =
      switch condition.gender {
      case .female: words["evolveFemale"]
      case .male: words["evolveMale"]
      case nil: nil
      }
    let comparison: String? =
      switch condition.relativeStats {
      case .attackHigher: words["evolveAttackHigher"]
      case .defenseHigher: words["evolveDefenseHigher"]
      case .equal: words["evolveStatsEqual"]
      case nil: nil
      }
    return [gender, comparison].compactMap { $0 }
  }

  /// Who is with it.
  private func company(_ condition: EvolutionCondition) -> [String] {
    [
      filled("evolvePartySpecies", "species", condition.partySpecies.map { name(of: $0) }),
      filled("evolvePartyType", "type", condition.partyType.map { typeName($0) }),
      filled("evolveSteps", "steps", condition.steps.map { String($0) }),
      condition.upsideDown ? words["evolveUpsideDown"] : nil,
      condition.inMultiplayer ? words["evolveMultiplayer"] : nil,
    ].compactMap { $0 }
  }

  private func forms(_ condition: EvolutionCondition) -> [String] {
    [
      filled("evolveFromForm", "form", condition.fromForm.flatMap { formName($0, of: from) }),
      filled("evolveToForm", "form", condition.toForm.flatMap { formName($0, of: to) }),
    ].compactMap { $0 }
  }

  private func filled(_ key: String, _ placeholder: String, _ value: String?) -> String? {
    value.map { words.filled(key, [placeholder: $0]) }
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

  /// Only where the dex has the form and a name for it.
  private func formName(_ slug: String, of species: SpeciesReference?) -> String? {
    guard let index = species?.index else { return nil }
    let form = dex.species[index].forms.first { $0.slug == slug }
    return form?.names.text(for: language.preference)?.text
  }
}
