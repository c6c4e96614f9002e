import Testing

@testable import Site

@Suite struct ContentNameTests {
  @Test(
    arguments: [
      ("about.md", "about", nil), ("about.ja.md", "about", "ja"), ("a.zh-Hant.md", "a", "zh-Hant"),
      ("notes.v2.md", "notes.v2", nil), ("025.md", "025", nil), ("025.fr.md", "025", "fr"),
      (".ja.md", ".ja", nil),
    ] as [(String, String, String?)])
  func namesPageAndLanguage(file: String, stem: String, language: String?) {
    let name = ContentName(fileName: file)
    #expect(name?.stem == stem)
    #expect(name?.language == language)
  }

  @Test(arguments: ["about.txt", ".md", "md", "about"])
  func passesOverWhatIsNotMarkdown(file: String) {
    #expect(ContentName(fileName: file) == nil)
  }
}

@Suite struct PicturePatternTests {
  @Test(arguments: [
    (1, "001", "001MS"), (25, "025", "025MS"), (1000, "1000", "1000MS"),
    (10001, "10001", "10001MS"),
  ])
  func numbersArePaddedAndNeverCut(id: Int, large: String, small: String) {
    #expect(PicturePattern.large.stem(id) == large)
    #expect(PicturePattern.small.stem(id) == small)
  }

  @Test func aPatternNamesTheNumberOnce() {
    #expect(PicturePattern("thumbnails/{number}")?.stem(7) == "thumbnails/007")
    #expect(PicturePattern("x") == nil)
    #expect(PicturePattern("{number}{number}") == nil)
  }
}
