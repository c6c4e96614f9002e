import PokeAPICache

/// For each English word for a form what all forms with this word agree on in other languages.
struct FormWords: Sendable {
  private var shared: [String: Names] = [:]

  init(_ answers: Answers = Answers()) {
    var found: [String: [BundledLanguage: Set<String>]] = [:]
    for form in answers.all(.form) {
      let words = Names(form["form_names"])
      guard let english = words[.english] else { continue }
      for (language, word) in words.entries {
        found[english, default: [:]][language, default: []].insert(word)
      }
    }
    for (english, all) in found {
      var names = Names()
      for (language, words) in all where words.count == 1 { names[language] = words.first }
      shared[english] = names
    }
  }

  func words(for form: Answer) -> Names {
    let own = Names(form["form_names"])
    guard let english = own[.english] else { return own }
    return Names(merging: [own, ownFormWords[english] ?? Names(), shared[english] ?? Names()])
  }

  /// The word for the usual form, without languages in which it is only the species' name.
  func usualName(_ species: Answer, _ form: Answer) -> Names {
    var names = words(for: form)
    let speciesNames = species.names
    for (language, word) in names.entries where word == speciesNames[language] {
      names[language] = nil
    }
    return names[.english] == nil ? Names() : names
  }
}

/// Words for forms that the API lacks, mistypes or has in English only, by its English word.
private let ownFormWords: [String: Names] = [
  "Gigantamax Form": Names(
    "Gigantamax Form", nil, "超极巨化的样子", nil, nil, "Forma Gigamax", "Forma Gigamax", "거다이맥스의 모습",
    "超極巨化的樣子"),
  "Hisuian Form": Names(
    "Hisuian Form", nil, "洗翠的样子", nil, nil, "Forma de Hisui", "Forma di Hisui", "히스이의 모습",
    "洗翠的樣子"),
  "Paldean Form": Names(
    "Paldean Form", nil, "帕底亚的样子", nil, "Paldea-Form", "Forma de Paldea", "Forma di Paldea",
    "팔데아의 모습", "帕底亞的樣子"),
]

/// Whole names that replace the API's, which are mistyped or the same for several forms.
let wholeFormNames: [String: Names] = [
  "ogerpon-cornerstone-mask": Names(nil, nil, "厄诡椪（础石面具）"),
  "minior-red": Names(nil, nil, nil, "Météno Noyau Rouge"),
  "tauros-paldea-combat-breed": Names(
    nil, "ケンタロス（パルデアのすがた・コンバット種）", "肯泰罗（帕底亚的样子・斗战种）", nil,
    "Paldea-Tauros (Gefechtsvariante)", "Tauros de Paldea (Variedad Combatiente)",
    "Tauros di Paldea (Varietà Combattiva)", "켄타로스 (팔데아의 모습・컴뱃종)", "肯泰羅（帕底亞的樣子・鬥戰種）"),
  "tauros-paldea-blaze-breed": Names(
    nil, "ケンタロス（パルデアのすがた・ブレイズ種）", "肯泰罗（帕底亚的样子・火炽种）", nil,
    "Paldea-Tauros (Flammenvariante)", "Tauros de Paldea (Variedad Ardiente)",
    "Tauros di Paldea (Varietà Infuocata)", "켄타로스 (팔데아의 모습・블레이즈종)", "肯泰羅（帕底亞的樣子・火熾種）"),
  "tauros-paldea-aqua-breed": Names(
    nil, "ケンタロス（パルデアのすがた・ウォーター種）", "肯泰罗（帕底亚的样子・水澜种）", nil,
    "Paldea-Tauros (Flutenvariante)", "Tauros de Paldea (Variedad Acuática)",
    "Tauros di Paldea (Varietà Acquatica)", "켄타로스 (팔데아의 모습・워터종)", "肯泰羅（帕底亞的樣子・水瀾種）"),
]
