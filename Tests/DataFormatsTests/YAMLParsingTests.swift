import DataFormats
import Diagnostics
import Testing

@Suite struct YAMLParsingTests {
  @Test(arguments: [
    ("", "{}"),
    ("# only words\n", "{}"),
    ("---\n", "{}"),
    ("\u{FEFF}a: 1\n", "{a: 1}"),
    ("a: 1\r\nb: two words\r\n", "{a: 1, b: two words}"),
    ("z: 1\na: 2\n", "{z: 1, a: 2}"),
    ("a: [x, 'y', \"z\"]\n", "{a: [x, 'y', 'z']}"),
    ("a:\n  - b: 1\n    c: 2\n  - d\n", "{a: [{b: 1, c: 2}, d]}"),
    ("a: |\n  one\n  two\n", "{a: 'one\ntwo\n'}"),
    ("a: &x [1, 2]\nb: *x\n", "{a: [1, 2], b: [1, 2]}"),
    ("a: !!str 5\n", "{a: '5'}"),
    ("進化: フシギダネ\n", "{進化: フシギダネ}"),
  ]) func tree(_ text: String, _ expected: String) throws {
    #expect(flatYAML(try yaml(text)) == expected)
  }

  @Test(arguments: [
    ("a: 1\n\tb: 2\n", "2:1 a tab cannot indent YAML"),
    ("a: @x\n", "1:4 a value cannot start with '@'"),
    ("a: b: c\n", "1:5 a ':' cannot stand here"),
    ("a: 1\nb\n", "2:1 this is neither 'key: value' nor an entry of a list"),
    ("a: \"x\nb: 1\n", "1:4 this quote is never closed"),
    ("日本: 1\nb: [1, 2\nc: 3\n", "2:4 this '[' is not closed, or a comma is missing"),
    ("a: {b: 1\n", "1:4 this '{' is not closed, or a comma is missing"),
    ("a: 1\n b: 2\n", "2:3 a ':' cannot stand here"),
    ("a: \"\\q\"\n", "1:5 unknown escape in double quotes"),
    ("a: x\u{1}\n", "1:5 a control character cannot stand in YAML"),
    ("a: 1\nb: 2\na: 3\n", "3:1 the key 'a' comes twice"),
    ("a: 1\n---\nb: 1\n", "2:1 a second document starts here, one is allowed"),
    ("a: *x\n", "1:4 nothing above is named '&x'"),
    ("a: &x [*x]\n", "1:8 nothing above is named '&x'"),
    ("a: !colour red\n", "1:4 the tag '!colour' means nothing here"),
    ("[a]: 1\n", "1:1 a key must be a single word or text"),
    ("a: 1\nb:\n  <<: {c: 1}\n", "3:3 merge keys ('<<') are not supported"),
  ]) func fault(_ text: String, _ expected: String) {
    #expect(yamlFaults(text) == [expected])
  }

  @Test func everyDoubledKeyIsNamedWithTheFirst() throws {
    let faults = #expect(throws: Faults.self) { try yaml("a: 1\nb: 1\na: 2\nb: 2\n") }
    let found = try #require(faults).diagnostics
    #expect(found.map { $0.trail.first?.place.shown } == ["a.yml:1:1", "a.yml:2:1"])
  }

  @Test func placesCountLinesOfTheWholeFile() throws {
    let source = SourceText(name: "a.md", text: "---\nä: ö\ntitle: x\n---\n")
    let node = try YAMLNode(parsing: source, in: 4..<20)
    #expect(node["title"]?.place.shown == "a.md:3:8")
    #expect(node["ä"]?.place.shown == "a.md:2:4")
  }

  @Test func bytesThatAreNotUTF8() throws {
    let source = SourceText(name: "a.yml", bytes: Array("a: ".utf8) + [0x83, 0x74])
    let faults = #expect(throws: Faults.self) { try YAMLNode(parsing: source) }
    #expect(yamlFindings(try #require(faults).diagnostics) == ["1:4 these bytes are not UTF-8"])
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(yamlFaults(deep) == ["1:65 more than 64 lists and maps inside each other"])
  }

  @Test func aliasesThatMultiplyAreRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let item = "*a\(level - 1)"
      text +=
        "a\(level): &a\(level) [\(Array(repeating: item, count: 10).joined(separator: ", "))]\n"
    }
    #expect(yamlFaults(text).first?.contains("aliases make more than 200000 values") == true)
  }

  @Test func aliasesThatNestAreRefused() {
    var text = "a0: &a0 [x]\n"
    for level in 1...80 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(yamlFaults(text).first?.contains("more than 64 lists and maps") == true)
  }
}
