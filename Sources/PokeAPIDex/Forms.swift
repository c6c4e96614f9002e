import DataFormats
import PokeAPICache

// The forms of a species that are worth a place of their own. A variety is listed when
// - it is a mega evolution, a primal reversion, a Gigantamax form or a regional form, or
// - its types, stats or abilities differ from those of the usual form, or its weight by a tenth or more;
// and left out when it is a totem (the same creature, only larger), or equals a form already listed in
// everything that is recorded (the colours of Minior's core). So costumes, caps, patterns and flowers are
// not listed. What exists only as a `pokemon-form`, with no `pokemon` of its own, is not either.
extension DexMaker {
  /// A form that is listed.
  struct Variety {
    let pokemon: Answer
    let form: Answer
    let kind: String
    let traits: Traits
  }

  /// `form`, the name of the usual form, and `forms`, each where there is one.
  mutating func addForms(
    of species: Answer, _ pokemon: Answer, _ own: Traits, to fields: inout Fields
  ) {
    let listed = varieties(of: species, own)
    if listed.contains(where: { $0.kind == "other" }), let form = form(of: pokemon) {
      fields.add("form", formWords.usualName(species, form).value)
    }
    var names = listed.map { formNames(species, $0) }
    tellApart(&names)
    let values = zip(listed, names).map { variety, names in
      var fields = Fields()
      fields.add("id", number: variety.pokemon.resource.id)
      fields.add("slug", variety.pokemon.slug)
      fields.add("kind", variety.kind)
      fields.add("name", names.value)
      variety.traits.add(to: &fields)
      fields.add("abilities", .array(variety.traits.abilities))
      fields.add("height", variety.traits.height.map(JSONValue.tenths))
      fields.add("weight", variety.traits.weight.map(JSONValue.tenths))
      return fields.value
    }
    fields.add("forms", .array(values))
  }

  /// The `pokemon-form` that stands for a `pokemon`.
  private mutating func form(of pokemon: Answer) -> Answer? {
    var forms: [Answer] = []
    for reference in pokemon["forms"]?.elements ?? [] {
      if let form = follow(reference) { forms.append(form) }
    }
    return forms.first { $0["is_default"]?.isTrue == true } ?? forms.first
  }

  private mutating func varieties(of species: Answer, _ own: Traits) -> [Variety] {
    var others: [Answer] = []
    for variety in species["varieties"]?.elements ?? []
    where variety["is_default"]?.isTrue != true {
      if let pokemon = follow(variety["pokemon"]) { others.append(pokemon) }
    }
    others.sort { $0.resource.id < $1.resource.id }
    var listed: [Variety] = []
    for pokemon in others {
      guard let form = form(of: pokemon) else { continue }
      let kind = kind(of: form)
      let traits = traits(pokemon)
      let isTotem = parts(of: form).contains("totem")
      let isKnown = listed.contains { $0.kind == kind && $0.traits == traits }
      if isTotem || isKnown || kind == "other" && !differs(traits, own) { continue }
      listed.append(Variety(pokemon: pokemon, form: form, kind: kind, traits: traits))
    }
    return listed
  }

  private func parts(of form: Answer) -> [String] {
    (form["form_name"]?.text ?? "").split(separator: "-").map(String.init)
  }

  private func kind(of form: Answer) -> String {
    let parts = parts(of: form)
    if form["is_mega"]?.isTrue == true { return "mega" }
    if parts.contains("gmax") { return "gigantamax" }
    if parts == ["primal"] { return "primal" }
    let regions = ["alola", "galar", "hisui", "paldea"]
    if let first = parts.first, regions.contains(first), !parts.contains("cap") {
      return "regional"
    }
    return "other"
  }

  private func differs(_ traits: Traits, _ own: Traits) -> Bool {
    if traits.types != own.types || traits.stats != own.stats || traits.abilities != own.abilities {
      return true
    }
    guard let weight = traits.weight, let usual = own.weight else { return false }
    return abs(weight - usual) * 10 >= usual
  }

  /// Where a language has one name for two forms, the English names tell them apart.
  private func tellApart(_ names: inout [Names]) {
    for language in BundledLanguage.allCases where language != .english {
      let all = names.compactMap { $0[language] }
      for index in names.indices {
        guard let name = names[index][language] else { continue }
        if all.count(where: { $0 == name }) > 1 { names[index][language] = nil }
      }
    }
  }
}
