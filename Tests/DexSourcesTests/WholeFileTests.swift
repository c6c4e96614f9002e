import Dex
import Diagnostics
import Testing

@testable import DexSources

@Suite struct WholeFileTests {
  @Test func everyFaultComesInOneRunWithItsPlace() {
    let loaded = load(entries: [
      Sample.entry(1, "Foo"), "null",
      #"{"id": 2, "name": {"english": "Bar"}, "type": ["Fir"], "base": {"HP": 4.5}}"#,
      Sample.entry(1, "Baz"),
    ])
    #expect(
      loaded.findings == [
        "3:1: error: entry 1: is null",
        "4:48: error: entry 2 (id 2, Bar): type[0]: 'Fir' is not a known type",
        "4:71: error: entry 2 (id 2, Bar): base.HP: a whole number was expected, but this is 4.5",
        "5:8: error: entry 3 (id 1, Baz): id: 1 is taken by entry 0 (id 1, Foo)",
      ])
    #expect(loaded.report.diagnostics[1].hint == "did you mean 'Fire'?")
    #expect(loaded.report.diagnostics[3].trail.first?.place.shown == "pokedex.json:2:8")
  }

  @Test(arguments: [
    ("", "the file has no JSON in it"),
    ("{}", "an array of entries was expected, but this is an object"),
    ("[\n{\"id\": 1,}]", "a comma with nothing after it"),
    ("[] 1", "something follows the end of the JSON"),
  ])
  func noDexAtAll(text: String, expected: String) {
    let loaded = load(text)
    #expect(loaded.report.diagnostics.map(\.message) == [expected])
    #expect(loaded.dex == nil)
  }

  @Test func brokenJSONComesAfterWhatWasFoundBefore() {
    let loaded = load("[null, {\"id\": 1.5 \"name\"")
    #expect(
      loaded.messages == [
        "error: entry 0: is null",
        "error: entry 1: id: a whole number was expected, but this is 1.5",
        "error: a comma or the end of the object was expected",
      ])
  }

  @Test func anEmptyArrayIsAnEmptyDex() {
    let loaded = load("\u{FEFF}[]")
    #expect(loaded.dex?.species.isEmpty == true)
    #expect(loaded.report.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (["Ho-Oh", "HO-OH"], "ho-oh"), (["Flab\u{E9}b\u{E9}", "Flabe\u{301}be\u{301}"], "flabebe"),
  ])
  func addressesThatAreOne(names: [String], slug: String) {
    let loaded = load(entries: [Sample.entry(1, names[0]), Sample.entry(2, names[1])])
    #expect(
      loaded.messages == [
        "error: entry 1 (id 2, \(names[1])): slug: '\(slug)' is the address of entry 0 "
          + "(id 1, \(names[0])) too"
      ])
  }

  @Test func formsOfOneNameAreFaults() {
    let form = #""forms": [{"id": 10001, "slug": "x", "name": {"english": "X"}}]"#
    let loaded = load(entries: [Sample.entry(1, "Foo", form), Sample.entry(2, "Bar", form)])
    #expect(
      loaded.messages == [
        "error: entry 1 (id 2, Bar): forms[0].id: 10001 is taken by entry 0 (id 1, Foo)",
        "error: entry 1 (id 2, Bar): forms[0]: the slug 'x' is that of a form of entry 0 "
          + "(id 1, Foo) too",
      ])
  }

  @Test func anEmptyTypeIsIgnored() throws {
    let entry = #"{"id": 20, "name": {"english": "A"}, "type": ["Normal", ""], \#(Sample.base)}"#
    let loaded = load(entries: [entry])
    #expect(
      loaded.messages == [
        "warning: entry 0 (id 20, A): type[1]: is an empty type, which is ignored"
      ])
    #expect(try #require(loaded.dex).species[0].types == [0])
  }

  @Test(arguments: [
    ("[{", ["error: the file ends in the middle of an object"]),
    (
      #"[{"slug": "normal", "name": {"english": "Normal"}, "attack": {"Rok": 2}},"#
        + #"{"slug": "rock", "name": {"english": "Rock"}, "color": [1, 2]}]"#,
      [
        "error: entry 1 (Rock): color: a color is three whole numbers from 0 to 255",
        "error: type Normal: attack: 'Rok' is not a known type",
      ]
    ),
    (
      #"[{"slug": "normal", "name": {"english": "Normal"}}, {"name": {"english": "normal"}}]"#,
      [
        "error: entry 1 (normal): name: 'normal' or its slug 'normal' is the name of another type"
      ]
    ),
  ])
  func faultsInTheFileOfTypes(types: String, expected: [String]) {
    // The entries' own types are not blamed for a file that could not be read.
    let entry = #"{"id": 1, "name": {"english": "A"}, "type": ["Odd"], \#(Sample.base)}"#
    #expect(load("[\(entry)]", types: types).messages == expected)
  }

  @Test(arguments: [
    (#""attack": {"Normal": 1e19}"#, "attack.Normal: 1e19 is more than 1000"),
    (#""attack": {"Normal": 1000.5}"#, "attack.Normal: 1000.5 is more than 1000"),
    (
      #""attack": {"Normal": 1e400}"#,
      "attack.Normal: a number that is not negative was expected, but this is 1e400"
    ),
    (
      #""attack": {"Normal": "nan"}"#,
      "attack.Normal: a number that is not negative was expected, but this is \"nan\""
    ),
  ])
  func factorsHaveALimit(field: String, expected: String) {
    let loaded = load("[]", types: #"[{"name": {"english": "Normal"}, \#(field)}]"#)
    #expect(loaded.messages == ["error: entry 0 (Normal): \(expected)"])
  }

  @Test func aTypeNeedsAName() {
    let loaded = load("[]", types: #"[{"slug": "normal", "attack": {}}]"#)
    #expect(loaded.findings == ["1:2: error: entry 0 (normal): name: a type needs a name"])
  }

  @Test func faultsInTheOtherFilesNameTheirEntry() {
    let loaded = load(
      "[]",
      abilities:
        #"[{"slug": "a", "name": {"english": "A"}}, {"slug": "a", "name": {"english": "B"}}]"#,
      terms: #"{"items": [{"slug": 1}], "egggroups": []}"#, stats: #"[{"slug": "x"}]"#)
    #expect(
      loaded.messages == [
        "error: entry 0: key: is missing",
        "error: items[0]: slug: text was expected, but this is 1",
        "error: items[0]: slug: is missing",
        "warning: egggroups: is not known and ignored",
        "error: entry 1 (a): slug: 'a' comes twice among these",
      ])
  }
}
