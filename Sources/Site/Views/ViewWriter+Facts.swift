import Dex
import Mustache

/// Facts about a species beside its stats.
struct FactView {
  var abilities = Value.null
  var hasAbilities = false
  var height = Value.null
  var weight = Value.null
  var gender = Value.null
  var generation = Value.null
  var status = Value.null
  var eggGroups = Value.null
  var hasEggGroups = false
  var hatching = Value.null
  var growthRate = Value.null
  var numbers = Value.null
  var hasNumbers = false
  var effort = Value.null
  var hasEffort = false

  func fill(_ fields: inout ObjectBuilder<SpeciesFields>) {
    fields[.hasFacts] = Value(hasAny)
    fields[.abilities] = abilities
    fields[.hasAbilities] = Value(hasAbilities)
    fields[.height] = height
    fields[.weight] = weight
    fields[.gender] = gender
    fields[.generation] = generation
    fields[.status] = status
    fields[.eggGroups] = eggGroups
    fields[.hasEggGroups] = Value(hasEggGroups)
    fields[.hatching] = hatching
    fields[.growthRate] = growthRate
    fields[.numbers] = numbers
    fields[.effort] = effort
    fields[.hasEffort] = Value(hasEffort)
  }

  private var hasAny: Bool {
    hasAbilities || hasEggGroups || hasNumbers || hasEffort
      || [height, weight, gender, generation, status, hatching, growthRate]
        .contains(where: \.isTruthy)
  }
}

extension ViewWriter {
  mutating func facts(of species: Species) -> FactView {
    var view = FactView()
    let training = species.training
    view.abilities = abilities(species.abilities)
    view.hasAbilities = !species.abilities.isEmpty
    view.height = height(species.size)
    view.weight = weight(species.size)
    view.gender = species.gender.map { gender($0) } ?? .null
    view.generation = generation(of: species)
    view.status = status(of: species)
    view.eggGroups = list(species.eggGroups) {
      $0.termValue($0.site.dex.terms.eggGroups[$1], url: $0.groupLink(.eggGroups, $1))
    }
    view.hasEggGroups = !species.eggGroups.isEmpty
    view.hatching = training.hatchCycles.map { hatching($0) } ?? .null
    view.growthRate =
      training.growthRate.map { termValue(site.dex.terms.growthRates[$0]) } ?? .null
    let numbers = numbers(of: training)
    view.numbers = tape.list(numbers)
    view.hasNumbers = !numbers.isEmpty
    view.effort = list(training.effort) { $0.effort($1) }
    view.hasEffort = !training.effort.isEmpty
    return view
  }

  private mutating func generation(of species: Species) -> Value {
    guard let number = species.generation, let usual = frame.generationTerms[number] else {
      return .null
    }
    guard let slug = NationalDex.region(of: species),
      let region = site.dex.terms.regions.first(where: { $0.slug == slug })
    else { return usual }
    let label = tape.text(generationName(number, region: plain(region.names)))
    return term(NamedValue(name: label), url: groupLink(.generations, number))
  }

  mutating func abilities(_ slots: [AbilitySlot]) -> Value {
    list(slots) { $0.ability($1) }
  }

  private mutating func ability(_ slot: AbilitySlot) -> Value {
    let ability = site.dex.abilities[slot.ability]
    let name = named(ability.names, else: ability.slug)
    let url = groupLink(.abilities, slot.ability)
    return tape.object(shapes.ability) { fields in
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.url] = url
      fields[.hidden] = Value(slot.isHidden)
    }
  }

  private mutating func termValue(_ term: Term, url: Value = .null) -> Value {
    self.term(named(term.names, else: term.slug), url: url)
  }

  private mutating func gender(_ ratio: GenderRatio) -> Value {
    switch ratio {
    case .genderless:
      return tape.object(shapes.gender) { $0[.genderless] = .true }
    case .parts(let male, let female):
      let percent = tape.decimal(male)
      let maleText = word("male", Filling("percent", frame.numbers.short(male)))
      let femaleText = word("female", Filling("percent", frame.numbers.short(female)))
      return tape.object(shapes.gender) { fields in
        fields[.genderless] = .false
        fields[.malePercent] = percent
        fields[.male] = maleText
        fields[.female] = femaleText
      }
    }
  }

  private mutating func status(of species: Species) -> Value {
    guard species.isLegendary || species.isMythical || species.isBaby else { return .null }
    let keys = [
      species.isLegendary ? "legendary" : nil, species.isMythical ? "mythical" : nil,
      species.isBaby ? "baby" : nil,
    ].compactMap { $0 }
    return tape.text(keys.map { words[$0] }.joined(separator: words["listSeparator"]))
  }

  /// A cycle of the games takes 257 steps.
  private mutating func hatching(_ cycles: Int) -> Value {
    let steps = cycles.multipliedReportingOverflow(by: 257)
    let cycleText = word("hatchCycles", Filling("cycles", frame.numbers.whole(cycles)))
    let stepText: Value =
      steps.overflow
      ? .null : word("hatchSteps", Filling("steps", frame.numbers.whole(steps.partialValue)))
    return tape.object(shapes.hatching) { fields in
      fields[.cycles] = cycleText
      fields[.steps] = stepText
    }
  }

  private mutating func numbers(of training: Training) -> [Value] {
    var values: [Value] = []
    if let rate = training.catchRate { values.append(number("catchRate", rate)) }
    if let happiness = training.happiness { values.append(number("baseHappiness", happiness)) }
    if let experience = training.experience { values.append(number("baseExperience", experience)) }
    return values
  }

  private mutating func number(_ key: String, _ number: Int) -> Value {
    let label = word(key)
    let value = tape.text(frame.numbers.whole(number))
    return tape.object(shapes.number) { fields in
      fields[.label] = label
      fields[.value] = value
    }
  }

  private mutating func effort(_ yield: EffortYield) -> Value {
    let text = word(
      "effortValue", Filling("value", yield.amount),
      Filling("stat", frame.stats[yield.stat].text))
    return tape.object(shapes.text) { $0[.text] = text }
  }
}
