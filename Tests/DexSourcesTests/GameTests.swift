import Dex
import Diagnostics
import Testing

@testable import DexSources

private func load(_ entry: String, terms: String? = nil, moreTerms: String? = nil) -> (
  dex: Dex?, report: Report
) {
  var report = Report()
  func source(_ name: String, _ text: String) -> SourceText { SourceText(name: name, text: text) }
  let bundled = loadBundledDex(
    pokedex: source(
      "pokedex.json",
      #"[{"id": 1, "slug": "one", "name": {"english": "One"}, "type": ["Fire"], "base": {"HP": 1, "#
        + #""Attack": 1, "Defense": 1, "Sp. Attack": 1, "Sp. Defense": 1, "Speed": 1}, \#(entry)}]"#
    ),
    terms: terms.map { source("terms.json", $0) },
    moreTerms: moreTerms.map { source("more", $0) }, report: &report)
  return (bundled?.dex, report)
}

@Test("Texts and moves of games are read with their words")
func textsAndMoves() throws {
  let (dex, report) = load(
    #""dexEntries": {"english": [{"games": ["red", "blue"], "text": "It <naps> & waits."}], "#
      + #""fr": [{"text": "Il dort."}], "german": []}, "#
      + #""learnset": {"games": ["red"], "byLevel": [{"level": 0, "move": "tap"}, {"level": 5, "move": "nap"}]}"#,
    terms: #"{"moves": [{"slug": "tap", "name": {"english": "Tap!"}, "type": "fire"}]}"#,
    moreTerms: #"{"moves": [{"slug": "tap", "name": {"english": "Other"}, "type": "Water"}, "#
      + #"{"slug": "nap", "name": {"english": "Nap"}}], "games": [{"slug": "red", "name": {"english": "Red"}}]}"#
  )
  #expect(report.diagnostics.isEmpty)
  let found = try #require(dex)
  let species = found.species[0]
  #expect(species.dexEntries.map(\.language.lowercased) == ["en", "fr"])
  #expect(species.dexEntries[0].entries == [DexEntry(games: [0, 1], text: "It <naps> & waits.")])
  #expect(found.terms.games.map { $0.names[LanguageTag("en")!] ?? "" } == ["Red", "Blue"])
  #expect(species.learnset.steps.map(\.level) == [0, 5])
  #expect(species.learnset.steps.map { found.terms.moves[$0.move].slug } == ["tap", "nap"])
  // The file of terms counts more than what supplements it.
  #expect(found.terms.moves[0].names[LanguageTag("en")!] == "Tap!")
  #expect(found.terms.type(ofMove: 0).map { found.types[$0].key } == "Fire")
  #expect(found.terms.type(ofMove: 1) == nil)
}

@Test("The best language with any text is chosen as a whole")
func best() {
  func texts(_ tag: String) -> DexEntries {
    DexEntries(language: LanguageTag(tag)!, entries: [DexEntry(games: [], text: tag)])
  }
  let all = [texts("en"), texts("zh-hans")]
  #expect(all.best(for: LanguagePreference(LanguageTag("zh-hant")!))?.entries[0].text == "zh-hans")
  #expect(all.best(for: LanguagePreference(LanguageTag("fr")!))?.entries[0].text == "en")
  #expect([DexEntries]().best(for: LanguagePreference(LanguageTag("fr")!)) == nil)
}

@Test(
  "What cannot be used is named with its place",
  arguments: [
    (#""learnset": {"byLevel": [{"level": 3}]}"#, "learnset.byLevel[0]: needs"),
    (#""learnset": {"byLevel": [{"level": -3, "move": "tap"}]}"#, "learnset.byLevel[0].level: -3"),
    (#""dexEntries": {"english": [{"games": ["red"]}]}"#, "dexEntries.english[0]: has no text"),
    (#""dexEntries": {"klingon!": []}"#, "dexEntries.klingon!: is not a language"),
    (#""dexEntries": ["x"]"#, "dexEntries: an object was expected"),
    (#""evolution": {"family": [{"from": 1}]}"#, "evolution.family: needs"),
  ])
func faults(entry: String, message: String) {
  let (_, report) = load(entry)
  #expect(report.diagnostics.count == 1)
  #expect(report.diagnostics.first?.message.contains(message) == true)
}

@Test("Relatives without an entry are part of the tree")
func family() throws {
  let (dex, report) = load(
    #""evolution": {"from": "Egg", "family": [{"from": 1, "to": "Two", "how": [{"trigger": "level-up"}]}, "#
      + #"{"from": "Two", "to": "Three"}]}"#)
  #expect(report.diagnostics.map(\.kind) == ["missing-entry"])
  let tree = try #require(dex?.evolutionTree(of: 0))
  #expect(tree.member == .missingName("Egg") && tree.count == 4)
  #expect(tree.branches[0].branches[0].member == .missingName("Two"))
  #expect(tree.branches[0].branches[0].branches[0].member == .missingName("Three"))
}
