import Dex
import Diagnostics
import Testing

@testable import DexSources

/// Data that could pass for right and makes a wrong page.
@Suite struct PassedOverTests {
  @Test(
    arguments: [
      (#""catchRate": 256"#, "catchRate: 256 is more than 255", nil),
      (#""happiness": 300"#, "happiness: 300 is more than 255", nil),
      (#""effort": {"HP": -1}"#, "effort.HP: -1 is negative and ignored", nil),
      (
        #""generation": 10"#, "generation: 10 is not a known generation", "the generations are 1, 2"
      ),
      (
        #""forms": [{"slug": "a", "name": {"english": "A"}, "kind": ""}]"#,
        "forms[0].kind: is empty and counts as absent", nil
      ),
      (
        #""forms": [{"slug": "a", "name": {"english": "A"}, "kind": "Méga X"}]"#,
        "forms[0].kind: 'Méga X' cannot be part of an address and becomes 'mega-x'",
        "use a to z, 0 to 9 and single hyphens"
      ),
      (
        #""forms": [{"slug": "a", "name": {"english": "A"}, "wieght": 1}]"#,
        "forms[0].wieght: is not known and ignored", "did you mean 'weight'?"
      ),
      (
        #""abilities": [{"ability": "a", "isHidden": true}]"#,
        "abilities[0].isHidden: is not known and ignored", "did you mean 'hidden'?"
      ),
      (
        #""abilities": [{"ability": "a", "slot": 1}]"#,
        "abilities[0].slot: is not known and ignored", nil
      ),
      (
        #""genus": {"english": "A\u200b", "french": "\u3164\u200b"}"#,
        "genus.french: has only blank characters (U+3164, U+200B) and counts as absent", nil
      ),
      (
        #""genus": {"english": "A\nb\tc"}"#,
        "genus.english: has line breaks or tabs (U+000A, U+0009), which become spaces",
        "write it on one line"
      ),
    ] as [(String, String, String?)])
  func inAnEntry(field: String, expected: String, hint: String?) {
    let loaded = load(entries: [Sample.entry(1, "Foo", field)], terms: Self.terms)
    let found = loaded.report.diagnostics.filter { !$0.message.contains("has invisible") }
    #expect(found.map(\.message) == ["entry 0 (id 1, Foo): \(expected)"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.hint == hint)
    #expect(loaded.dex != nil)
  }

  @Test(
    arguments: [
      (
        #""level": 1, "time": "nigth""#, "time: 'nigth' is not a known time",
        "did you mean 'night'?"
      ),
      (#""levl": 16"#, "levl: is not known and ignored", "did you mean 'level'?"),
      (#""weather": "rain""#, "weather: is not known and ignored", nil),
      (#""partySpecies": 9"#, "partySpecies: there is no entry with the id 9", nil),
      (
        #""tradeSpecies": "Fooo""#, "tradeSpecies: there is no entry named 'Fooo'",
        "did you mean 'foo'?"
      ),
      (#""fromForm": "qq""#, "fromForm: there is no form 'qq'", nil),
      (#""happiness": 256"#, "happiness: 256 is more than 255", nil),
    ] as [(String, String, String?)])
  func inAWay(field: String, expected: String, hint: String?) {
    let evolution = #""evolution": {"from": 1, "how": [{"level": 1}, {\#(field)}]}"#
    let loaded = load(entries: [Sample.entry(1, "Foo"), Sample.entry(2, "Bar", evolution)])
    #expect(loaded.messages == ["warning: entry 1 (id 2, Bar): evolution.how[1].\(expected)"])
    #expect(loaded.report.diagnostics.first?.hint == hint)
    // It points into the second way, not at the species that it comes from.
    let column = loaded.report.diagnostics.first?.place?.lineColumn.column ?? 0
    #expect(
      column > Sample.entry(2, "Bar", #""evolution": {"from": 1, "how": [{"level": 1}"#).count)
  }

  @Test(arguments: [
    (
      [3, 1, 2],
      [
        "warning: entry 0 (id 1, A): evolution.from: the evolutions go round in a circle: A → B → C → A"
      ]
    ),
    (
      [2, 1, 2],
      ["warning: entry 0 (id 1, A): evolution.from: the evolutions go round in a circle: A → B → A"]
    ),
    (
      [2, 1, 4, 3],
      [
        "warning: entry 0 (id 1, A): evolution.from: the evolutions go round in a circle: A → B → A",
        "warning: entry 2 (id 3, C): evolution.from: the evolutions go round in a circle: C → D → C",
      ]
    ),
  ])
  func circlesOfEvolutions(from: [Int], expected: [String]) {
    let entries = from.enumerated().map { index, other in
      Sample.entry(index + 1, ["A", "B", "C", "D"][index], #""evolution": {"from": \#(other)}"#)
    }
    #expect(load(entries: entries).messages == expected)
  }

  @Test(arguments: [
    (#""forms": [null]"#, "forms[0]: is null"),
    (#""abilities": ["x", null]"#, "abilities[1]: is null"),
    (#""eggGroups": [null]"#, "eggGroups[0]: is null"),
    (#""evolution": {"from": 9, "how": [null]}"#, "evolution.how[0]: is null"),
    (#""number": -1.5"#, "number: a whole number or a text was expected, but this is -1.5"),
    (#""height": 1000001"#, "height: 1000001 is more than 1000000"),
    (#""weight": "1e7 kg""#, "weight: \"1e7 kg\" is more than 1000000"),
    (#""gender": {"male": 101}"#, "gender.male: 101 is more than 100"),
    (
      #""forms": [{"slug": "a", "name": {"english": "A"}, "base": {"HP": -1}}]"#,
      "forms[0].base.HP: -1 is negative"
    ),
    (
      #""forms": [{"slug": "a", "name": {"english": "A"}}, {"slug": "a", "name": {"english": "B"}}]"#,
      "forms[1]: the slug 'a' is that of another form of this entry too"
    ),
  ])
  func errors(field: String, expected: String) {
    let loaded = load(entries: [Sample.entry(1, "Foo", field)])
    let errors = loaded.messages.filter { $0.hasPrefix("error") }
    #expect(errors == ["error: entry 0 (id 1, Foo): \(expected)"])
    #expect(loaded.dex == nil)
  }

  @Test func aStatIsNeverNegative() {
    let entry = #"{"id": 1, "name": {"english": "A"}, "type": ["Normal"], "base": {"Speed": -1}}"#
    #expect(
      load(entries: [entry]).messages == ["error: entry 0 (id 1, A): base.Speed: -1 is negative"])
  }

  @Test(arguments: [
    (["Normal", "Grass", "Fire", "Ghost"], []),
    (
      ["Normal", "Grass", "Fire", "Ghost", "Poison"],
      ["error: entry 0 (id 1, A): type[4]: an entry has at most 4 types"]
    ),
  ])
  func manyTypes(types: [String], expected: [String]) {
    let entry = #"{"id": 1, "name": {"english": "A"}, "type": \#(types), \#(Sample.base)}"#
    #expect(load(entries: [entry]).messages == expected)
  }

  @Test(arguments: [#"\u3164"#, #"\u200b"#, "\u{2800}\u{3000}", #"\ufeff"#, #"\u0000"#, "\u{1160}"])
  func aNameThatCannotBeSeenIsNone(name: String) {
    let loaded = load(entries: [Sample.entry(1, name)])
    #expect(loaded.messages.count == 2)
    #expect(
      loaded.messages.first?.hasPrefix("warning: entry 0 (id 1): name.english: has only") == true)
    #expect(loaded.messages.last == "error: entry 0 (id 1): name: has no text in any language")
  }

  @Test func generationsAreCheckedOnlyWhereTheyAreListed() {
    #expect(
      load(entries: [Sample.entry(1, "Foo", #""generation": 10"#)], terms: "{}").messages == [])
  }

  private static let terms = """
    {"generations": [{"slug": "1", "name": {"english": "I"}}, {"slug": "2", "name": {"english": "II"}}]}
    """
}
