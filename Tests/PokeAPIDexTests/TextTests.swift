import DataFormats
import Diagnostics
import Testing

@testable import PokeAPIDex

@Test(
  "Line breaks of small screens are taken out of texts",
  arguments: [
    ("It hums\nto itself\u{C}all day.", "It hums to itself all day."),
    ("frost\u{AD}\nbitten, half\u{AD}done", "frostbitten, halfdone"),
    ("by day -\nby night", "by day - by night"), ("half-\nlight", "half-light"),
    ("a \nb", "a b"), ("一　二\u{3000}\n三", "一　二　三"), ("\n x\r\ny \n", "x y"), ("\u{AD}\n", ""),
    ("a\u{AD}\n\nb", "a b"), ("\u{2028}\nz", "z"), ("ご\u{A0}\nあ", "ご\u{A0}あ"),
    ("\u{42D}\nя", "Э я"),
  ])
func oneLineTable(text: String, expected: String) {
  #expect(oneLine(text.utf8) == expected)
}

private func json(_ text: String) throws -> JSONValue {
  try JSONValue(parsing: SourceText(name: "test", text: text))
}

@Test(
  "Files are laid out for people who read differences",
  arguments: [
    ("[]", "[]\n"),
    (#"{"slug": "a"}"#, "{\n  \"slug\": \"a\"\n}\n"),
    (
      #"[{"slug": "é", "base": {"HP": 1}}]"#,
      "[\n  {\n    \"slug\": \"é\",\n    \"base\": {\"HP\": 1}\n  }\n]\n"
    ),
    (#"{"how": [{"level": 1}]}"#, "{\"how\": [{\"level\": 1}]}\n"),
    (
      #"{"how": [{"level": 1}, {"level": 2}]}"#,
      "{\n  \"how\": [\n    {\"level\": 1},\n    {\"level\": 2}\n  ]\n}\n"
    ),
    (#"{"attack": {"Fire": 0.5}}"#, "{\n  \"attack\": {\n    \"Fire\": 0.5\n  }\n}\n"),
  ])
func layout(text: String, expected: String) throws {
  #expect(String(decoding: BundleLayout.bytes(of: try json(text)), as: UTF8.self) == expected)
}

private func entry(_ code: String, _ name: String) -> String {
  #"{"language": {"name": "\#(code)"}, "name": \#(name)}"#
}

@Test(
  "Codes of languages are compared without case, the best one counts",
  arguments: [
    ([entry("ja-hrkt", #""ア""#), entry("ja", #""亜""#)], #"{"japanese": "亜"}"#),
    ([entry("ja-Hrkt", #""ア""#)], #"{"japanese": "ア"}"#),
    (
      [entry("zh-Hans", #""甲""#), entry("en", #"" A ""#)], #"{"english": "A", "chinese": "甲"}"#
    ),
    ([entry("fr", "\"\""), entry("de", "null"), entry("cs", #""B""#)], "{}"),
  ])
func names(entries: [String], expected: String) throws {
  let names = Names(try json("[\(entries.joined(separator: ","))]"))
  let wanted = try json(expected)
  #expect(names.value == wanted)
}

@Test("The first source of a name wins")
func merged() {
  let names = Names(merging: [Names(nil, nil, nil, "a"), Names("b", nil, nil, "c")])
  #expect(names == Names("b", nil, nil, "a"))
}

@Test(
  "Numbers of species are named as ranges",
  arguments: [
    ([1, 2, 3], "1-3"), ([1, 3, 4, 9], "1,3-4,9"), (Array(stride(from: 1, to: 60, by: 2)), "1-59"),
  ])
func ranges(numbers: [Int], expected: String) {
  #expect(shownRanges(of: numbers) == expected)
}
