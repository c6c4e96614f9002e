import DataFormats

// What forms are called.
// 1. The API's whole name of the form ("Alolan Rattata"), which it has in two or three languages;
// 2. else its word for the form ("アローラのすがた"), alone if it names the species, otherwise with the
//    species: "コラッタ（アローラのすがた）". Where a language lacks the word, the word that other forms with
//    the same English word have in that language, or ours;
// 3. else, for mega evolutions, the pattern of the language; for forms that exist for their ability, the
//    ability.
// Where none of these gives a name the language has none.
extension DexMaker {
  func formNames(_ species: Answer, _ variety: Variety) -> Names {
    let formName = variety.form["form_name"]?.text ?? ""
    let ability = abilityOfName(formName, variety.traits)
    let isAbilityAlone = variety.traits.abilitySlugs.contains(formName)
    let words = Names(
      merging: [formWords.words(for: variety.form)] + (isAbilityAlone ? [ability] : []))
    let speciesNames = species.names
    var composed = Names()
    for language in BundledLanguage.allCases {
      guard let name = speciesNames[language] else { continue }
      composed[language] = compose(language, name, words[language], variety.kind, formName)
    }
    var whole = variety.form.names
    if variety.kind == "regional", let region = regionalGerman[formName],
      let name = speciesNames[.german]
    {
      whole[.german] = "\(region)-\(name)"
    }
    var names = Names(merging: [wholeFormNames[variety.pokemon.slug] ?? Names(), whole, composed])
    guard !ability.isEmpty, !isAbilityAlone else { return names }
    for language in BundledLanguage.allCases {
      guard let name = names[language], let note = ability[language] else {
        names[language] = nil
        continue
      }
      names[language] = withNote(language, name, note)
    }
    return names
  }

  /// The names of the ability that a form is named after: `10-power-construct`, `own-tempo`.
  private func abilityOfName(_ formName: String, _ traits: Traits) -> Names {
    for slug in traits.abilitySlugs where "-\(formName)".hasSuffix("-\(slug)") {
      return answers.named(slug, .ability)?.names ?? Names()
    }
    return Names()
  }

  private func compose(
    _ language: BundledLanguage, _ species: String, _ word: String?, _ kind: String,
    _ formName: String
  ) -> String? {
    if let word, word.contains(species) { return word }
    if kind == "mega", let pattern = megaPatterns[language] {
      let last = formName.uppercased().split(separator: "-").last.map(String.init) ?? ""
      let name = pattern.before + species
      return last.count == 1 ? name + pattern.joint + last : name
    }
    return word.map { withNote(language, species, $0) }
  }

  /// The name with a note behind it, in the brackets that it may have already.
  private func withNote(_ language: BundledLanguage, _ name: String, _ note: String) -> String {
    if name.hasSuffix(")") || name.hasSuffix("）") {
      let open = name.dropLast()
      return language.isWide ? "\(open)・\(note)）" : "\(open), \(note))"
    }
    return language.isWide ? "\(name)（\(note)）" : "\(name) (\(note))"
  }
}

/// What stands before the species' name in a mega evolution's, and before its letter.
private let megaPatterns: [BundledLanguage: (before: String, joint: String)] = [
  .chinese: ("超级", ""), .german: ("Mega-", " "), .spanish: ("Mega-", " "), .italian: ("Mega", " "),
  .korean: ("메가", ""), .traditional: ("超級", ""),
]

/// German writes the region with a hyphen; the API without.
private let regionalGerman = [
  "alola": "Alola", "galar": "Galar", "hisui": "Hisui", "paldea": "Paldea",
]
