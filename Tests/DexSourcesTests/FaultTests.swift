import Dex
import Diagnostics
import Testing

@testable import DexSources

/// Faults and warnings, each by the one entry that has it.
@Suite struct FaultTests {
  @Test(arguments: [
    (
      #"{"id": 2, "name": {"english": "Ivysaur"}, "type": ["Grass"], "base": {"HP": 45.5}}"#,
      [
        "error: entry 0 (id 2, Ivysaur): base.HP: a whole number was expected, but this is 45.5"
      ]
    ),
    (
      #"{"id": 2, "name": {"english": "A"}, "type": ["Grass"], "base": {"HP": 99999999999999999999}}"#,
      ["error: entry 0 (id 2, A): base.HP: 99999999999999999999 is too large a number"]
    ),
    (
      #"{"id": 2, "name": {"english": "A"}, "type": ["Grass"], "base": {"HP": 9999999999}}"#,
      ["error: entry 0 (id 2, A): base.HP: 9999999999 is too large a number"]
    ),
    ("null", ["error: entry 0: is null"]),
    ("7", ["error: entry 0: an object was expected, but this is 7"]),
    (
      "{}",
      [
        "error: entry 0: id: is missing", "error: entry 0: name: is missing",
        "error: entry 0: type: is missing",
      ]
    ),
    (
      #"{"id": 0, "name": "A", "type": "Grass"}"#,
      [
        "error: entry 0: id: 0 is not a positive number",
        """
        error: entry 0: name: an object of texts by language, such as {"english": "…"}, was \
        expected, but this is "A"
        """,
        """
        error: entry 0: type: an array of types, such as ["Grass"], was expected, but this is \
        "Grass"
        """,
      ]
    ),
    (
      #"{"id": -1.5, "name": {"english": "A"}, "type": ["Grass"]}"#,
      ["error: entry 0 (A): id: a whole number was expected, but this is -1.5"]
    ),
    (
      #"{"id": true, "name": {"english": "A"}, "type": ["Grass"]}"#,
      ["error: entry 0 (A): id: a whole number was expected, but this is true"]
    ),
    (
      #"{"id": null, "name": {"english": "A"}, "type": ["Grass"]}"#,
      ["error: entry 0 (A): id: is null"]
    ),
    (
      #"{"id": 3, "name": {"japanese": ""}, "type": ["Normal"], \#(Sample.base)}"#,
      [
        "warning: entry 0 (id 3): name.japanese: is empty and counts as absent",
        "error: entry 0 (id 3): name: has no text in any language",
      ]
    ),
    (
      #"{"id": 4, "id": 5, "name": {"english": "A"}, "type": ["Normal"], \#(Sample.base)}"#,
      ["error: entry 0 (id 4, A): id: the key comes twice"]
    ),
    (
      #"{"id": 4, "name": {"english": "A", "en": "B"}, "type": ["Normal"], \#(Sample.base)}"#,
      ["error: entry 0 (id 4, A): name.en: the key comes twice"]
    ),
    (
      #"{"id": 1, "name": {"english": "A"}, "type": ["Gras", "Normal"], \#(Sample.base)}"#,
      ["error: entry 0 (id 1, A): type[0]: 'Gras' is not a known type"]
    ),
    (
      #"{"id": 1, "name": {"english": "A"}, "type": [], \#(Sample.base)}"#,
      ["error: entry 0 (id 1, A): type: has no type in it"]
    ),
    (
      #"{"id": 1, "name": {"english": "A"}, "type": [7], \#(Sample.base)}"#,
      ["error: entry 0 (id 1, A): type[0]: text was expected, but this is 7"]
    ),
  ])
  func errors(entry: String, expected: [String]) {
    let loaded = load(entries: [entry])
    let wanted = loaded.messages.filter { !$0.contains("has no Attack") }
    #expect(wanted == expected)
    #expect(loaded.dex == nil)
  }

  @Test(arguments: [
    (
      #""height": "tall""#,
      "error: entry 0 (id 1, Foo): height: a number that is not negative (in m) was expected, but this is \"tall\""
    ),
    (
      #""height": -1"#,
      "error: entry 0 (id 1, Foo): height: a number that is not negative (in m) was expected, but this is -1"
    ),
    (#""catchRate": -1"#, "error: entry 0 (id 1, Foo): catchRate: -1 is negative"),
    (
      #""legendary": 1"#,
      "error: entry 0 (id 1, Foo): legendary: true or false was expected, but this is 1"
    ),
    (
      #""gender": "both""#,
      "error: entry 0 (id 1, Foo): gender: \"genderless\" or {\"male\": …, \"female\": …} was expected, but this is \"both\""
    ),
    (
      #""forms": {}"#,
      "error: entry 0 (id 1, Foo): forms: an array was expected, but this is an object"
    ),
    (
      #""forms": [{"slug": "a", "name": {"english": "A"}, "base": {"HP": "x"}}]"#,
      "error: entry 0 (id 1, Foo): forms[0].base.HP: a whole number was expected, but this is \"x\""
    ),
    (
      #""forms": [{"id": 1, "slug": "a", "name": {"english": "A"}}]"#,
      "error: entry 0 (id 1, Foo): id: 1 is taken by a form of this entry"
    ),
    (
      #""evolution": {"from": 9, "how": [{"gender": "femal"}]}"#,
      "error: entry 0 (id 1, Foo): evolution.how[0].gender: 'femal' is none of female, male"
    ),
    (
      #""number": [1]"#,
      "error: entry 0 (id 1, Foo): number: a whole number or a text was expected, but this is an array"
    ),
  ])
  func errorsInOptionalFields(field: String, expected: String) {
    #expect(load(entries: [Sample.entry(1, "Foo", field)]).messages.contains(expected))
  }

  @Test(
    arguments: [
      (#""typ": 1"#, ["entry 0 (id 1, Foo): typ: is not known and ignored"]),
      (#""nature": {"a": [1, {}]}, "zzz": 1"#, []),
      (
        #""genus": {"english": ""}"#,
        ["entry 0 (id 1, Foo): genus.english: is empty and counts as absent"]
      ),
      (
        #""genus": {"engish": "A"}"#,
        ["entry 0 (id 1, Foo): genus.engish: is not a language that is known, and ignored"]
      ),
      (
        #""genus": {"english": "A\u200e"}"#,
        ["entry 0 (id 1, Foo): genus.english: has invisible characters (U+200E)"]
      ),
      (#""genus": {"english": "\u2018A\u2014B\u2019 \u2032\u203b\u2053"}"#, []),
      (
        #""genus": {"english": "A\u2019s \u202e\u2066B"}"#,
        ["entry 0 (id 1, Foo): genus.english: has invisible characters (U+202E, U+2066)"]
      ),
      (
        #""genus": {"english": "A\u0000b"}"#,
        ["entry 0 (id 1, Foo): genus.english: has control characters (U+0000), which are left out"]
      ),
      (#""genus": {"fa": "می\u200cخواهم"}"#, []),
      (
        #""gender": {"male": 80, "female": 12.5}"#,
        ["entry 0 (id 1, Foo): gender: male and female are not 100 per cent together"]
      ),
      (
        #""slug": "Foo Bar""#,
        ["entry 0 (id 1, Foo): slug: 'Foo Bar' cannot be part of an address and becomes 'foo-bar'"]
      ),
      (
        #""slug": "../..""#,
        ["entry 0 (id 1, Foo): slug: '../..' cannot be part of an address and is ignored"]
      ),
      (
        #""evolution": {"from": 172}"#,
        ["entry 0 (id 1, Foo): evolution.from: there is no entry with the id 172"]
      ),
      (
        #""evolution": {"from": "Bar"}"#,
        ["entry 0 (id 1, Foo): evolution.from: there is no entry named 'Bar'"]
      ),
      (
        #""forms": [{"slug": "fo-x", "name": {"english": "X"}}], "evolution": {"from": 9, "how": [{"toForm": "foo-x"}]}"#,
        [
          "entry 0 (id 1, Foo): evolution.from: there is no entry with the id 9",
          "entry 0 (id 1, Foo): evolution.how[0].toForm: there is no form 'foo-x'",
        ]
      ),
      (
        #""evolution": {"from": 1}"#,
        ["entry 0 (id 1, Foo): evolution.from: an entry cannot evolve from itself"]
      ),
      (
        #""effort": {"Atack": 1}"#,
        ["entry 0 (id 1, Foo): effort.Atack: is not a known stat and ignored"]
      ),
    ] as [(String, [String])])
  func warnings(field: String, expected: [String]) {
    let loaded = load(entries: [Sample.entry(1, "Foo", field)])
    #expect(loaded.messages == expected.map { "warning: \($0)" })
    #expect(loaded.dex != nil)
  }

  @Test(arguments: [
    (
      #"{"HP": 300, "Attack": 1, "Defense": 1, "Sp. Attack": 1, "Sp. Defense": 1, "Speed": 255}"#,
      ["base.HP: 300 is not within 0 to 255"]
    ),
    (
      #"{"HP": 1, "Attack": 1, "Defense": 1, "Sp. Attack": 1, "Sp. Defense": 1, "Sped": 1}"#,
      ["base.Sped: is not a known stat and ignored", "base: has no Speed"]
    ),
    ("{}", ["base: has no HP, Attack, Defense, Sp. Attack, Sp. Defense, Speed"]),
    (
      #"{"Hp": 3, "Luck": 4}"#,
      [
        "base.Hp: is not a known stat and ignored", "base.Luck: is not a known stat and ignored",
        "base: has no HP, Attack, Defense, Sp. Attack, Sp. Defense, Speed",
      ]
    ),
    ("null", ["base: is missing: no stats are known"]),
  ])
  func warningsAboutStats(base: String, expected: [String]) {
    let entry = #"{"id": 1, "name": {"english": "A"}, "type": ["Normal"], "base": \#(base)}"#
    let loaded = load(entries: [entry])
    #expect(loaded.messages == expected.map { "warning: entry 0 (id 1, A): \($0)" })
    #expect(loaded.dex != nil)
  }
}
