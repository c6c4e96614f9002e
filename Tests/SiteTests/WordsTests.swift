import Diagnostics
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
