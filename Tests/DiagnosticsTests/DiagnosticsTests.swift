import Testing

@testable import Diagnostics

@Suite struct PlaceTests {
  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc\ndef", 5, 2, 2), ("a\r\nb", 3, 2, 1), ("あい\nう", 3, 1, 2),
    ("\u{FEFF}abc", 3, 1, 1), ("abc", 99, 1, 4), ("a\n", 2, 2, 1), ("\tx", 1, 1, 2),
  ])
  func lineAndColumn(text: String, offset: Int, line: Int, column: Int) {
    let place = Place(SourceText(name: "f", text: text), at: offset)
    #expect(place.lineColumn == LineColumn(line: line, column: column))
  }
}

@Suite struct RenderingTests {
  @Test func showsLineCaretTrailAndHint() {
    let source = SourceText(name: "dex.json", text: "{\r\n  \"typ\": 1\r\n}")
    let outer = Place(SourceText(name: "a.html", text: "{{> b}}"), at: 4)
    let fault = Diagnostic(
      .error, "unknown key 'typ'", at: Place(source, 5..<10), hint: "did you mean 'type'?",
      trail: [TrailStep("included from", outer)])
    #expect(
      fault.rendered() == """
        dex.json:2:3: error: unknown key 'typ'
          included from a.html:1:5
            "typ": 1
            ^^^^^
          hint: did you mean 'type'?

        """)
  }

  @Test func caretStandsUnderWideText() {
    let source = SourceText(name: "a", text: "ピカ x")
    let shown = Diagnostic(.warning, "m", at: Place(source, 7..<8)).rendered()
    #expect(shown == "a:1:4: warning: m\n  ピカ x\n       ^\n")
  }

  @Test func longLinesAreCutAroundTheFault() {
    let text = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
    let shown = Diagnostic(.error, "m", at: Place(SourceText(name: "a", text: text), 5000..<5001))
      .rendered(DiagnosticStyle(width: 40))
    let lines = shown.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines[1].prefix { $0 != "X" }.count == lines[2].prefix { $0 != "^" }.count)
  }

  @Test func longWordsAreCutInTheMiddle() {
    let link = "http://a/" + String(repeating: "é", count: 200_000) + "/end"
    let shown = Diagnostic(.error, "no page '\(link)' in 'a.md'", hint: link).rendered()
    #expect(shown.hasPrefix("error: no page 'http://a/éé"))
    #expect(shown.contains("éé…éé"))
    #expect(shown.contains("é/end' in 'a.md'\n  hint: http://a/éé"))
    #expect(shown.count < 500)
  }

  @Test func whatIsNotLongStaysWhole() {
    let words = (0..<60).map { "'word \($0)'" }.joined(separator: ", ")
    #expect(shortened(words) == words)
    let many = String(repeating: "'word', ", count: 100_000)
    #expect(shortened(many).count == 4001)
  }

  /// A hundred of these are one broken template; decoding each whole would take minutes.
  @Test func ofALongPlaceOnlyTheStartIsRead() {
    let source = SourceText(name: "a", bytes: Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    let start = ContinuousClock.now
    for offset in 0..<10 {
      let shown = Diagnostic(.error, "m", at: Place(source, offset..<1_000_000)).rendered()
      #expect(shown.utf8.count < 1000)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func neverSendsControlCharactersToTheTerminal() {
    let source = SourceText(name: "a", text: "x\u{1B}[2Jy")
    let shown = Diagnostic(.error, "bad \u{1B}[31m", at: Place(source, at: 0)).rendered()
    #expect(!shown.unicodeScalars.contains("\u{1B}"))
    #expect(shown.contains("\\u{1B}"))
  }
}

@Suite struct NearestTests {
  @Test(arguments: [
    ("navv", "nav"), ("Fier", "Fire"), ("buidl", "build"), ("grass", "Grass"),
  ])
  func findsWhatWasMeant(word: String, meant: String) {
    #expect(nearest(to: word, among: ["nav", "Fire", "build", "Grass", "Water"]) == meant)
  }

  @Test func isSilentWhenNothingIsNear() {
    #expect(nearest(to: "zzzzzz", among: ["nav", "build"]) == nil)
    #expect(nearest(to: "", among: ["a"]) == nil)
  }
}
