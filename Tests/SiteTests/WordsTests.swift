import Diagnostics
import Mustache
import Testing

@testable import Site

@Suite struct WordPatternTests {
  @Test(arguments: [
    ("No.{number}", "No.025"), ("{number}", "025"), ("{number} of {number}", "025 of 025"),
    ("{other}", "{other}"), ("plain", "plain"), ("{", "{"), ("}{", "}{"), ("{number", "{number"),
  ])
  func fillsPlaceholders(pattern: String, filled: String) {
    #expect(WordPattern(pattern).filled(["number": "025"]) == filled)
  }

  @Test(arguments: [
    ("No.{number}", "No.25"), ("{number}{name}", "25Mr. {x}"), ("{other}", "{other}"), ("é", "é"),
  ])
  func isWrittenOnATape(pattern: String, filled: String) {
    var tape = ValueTape(schema: Schema())
    let value = tape.text {
      WordPattern(pattern).write(
        Filling("number", 25), Filling("name", utf8: Array("Mr. {x}".utf8)[...]), to: &$0)
    }
    guard case .text(let text) = tape.inspect(value) else {
      Issue.record("no text")
      return
    }
    #expect(text == filled)
  }

  @Test func everyKeyIsFound() {
    let keys = (0..<300).map { "word\($0)" }
    let table = WordTable(Dictionary(uniqueKeysWithValues: keys.map { ($0, $0 + "!") }))
    #expect(keys.allSatisfy { table[$0]?.text == $0 + "!" })
    #expect(table["word300"] == nil && table[""] == nil)
    #expect(WordTable([:])["word1"] == nil)
  }

  @Test func aValueIsNeverAPatternAgain() {
    #expect(WordPattern("{a} {b}").filled(["a": "{b}", "b": "x"]) == "{b} x")
  }
}

@Suite struct WordsTests {
  private func merged(_ english: String, _ own: String) -> (Words, [Diagnostic]) {
    var report = Report()
    let base = WordFile(
      reading: SourceText(name: "en.yml", text: english), into: &report)
    let file = WordFile(reading: SourceText(name: "fr.yml", text: own), into: &report)
    return (Words.merged(file, over: base, into: &report), report.diagnostics)
  }

  @Test func aMissingWordIsEnglishWithAWarning() {
    let (words, found) = merged("a: Height\nb: Weight\n", "a: Taille\n")
    #expect(words["a"] == "Taille" && words["b"] == "Weight")
    #expect(found.map(\.message) == ["fr.yml: no word for 'b', shown in English"])
  }

  @Test func anUnknownWordIsAWarningWithTheNearest() {
    let (_, found) = merged("height: Height\n", "height: Taille\nheigth: x\n")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.hint == "did you mean 'height'?")
  }

  @Test func brokenYAMLIsAnErrorWithItsPlace() {
    let (_, found) = merged("a: x\n", "a: [x\n")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.place != nil)
  }

  @Test(arguments: [("a: [x\n", "a: y\nb: z\n"), ("a: x\nb: y\n", "a: [1]\n")])
  func nothingIsMissingInABrokenFile(english: String, own: String) {
    #expect(merged(english, own).1.map(\.severity) == [.error])
  }
}
