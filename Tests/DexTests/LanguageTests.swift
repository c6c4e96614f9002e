import Testing

@testable import Dex

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en", "en"), ("ZH-HANT", "zh-Hant", "zh-hant"), ("zh_Hans", "zh-Hans", "zh-hans"),
    ("pt-br", "pt-BR", "pt-br"), ("es-419", "es-419", "es-419"), ("ja-Hrkt", "ja-Hrkt", "ja-hrkt"),
    ("sr-latn-rs", "sr-Latn-RS", "sr-latn-rs"), ("ca-valencia", "ca-valencia", "ca-valencia"),
  ])
  func shown(text: String, description: String, lowercased: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.description == description)
    #expect(tag.lowercased == lowercased)
    #expect(tag == LanguageTag(text.lowercased()))
  }

  @Test(arguments: [
    "", "e", "english", "en-", "-en", "en--us", "e1", "en us", "日本", "zh-abcdefghi",
    "en-gb-oxendict",
  ])
  func isNoTag(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func sortsAsItsCharactersDo() throws {
    let tags = ["zh-hans", "en", "ja", "zh-hant", "ja-hrkt", "es-419", "es"]
    #expect(tags.compactMap { LanguageTag($0) }.sorted().map(\.lowercased) == tags.sorted())
  }

  @Test(arguments: [
    ("en", ["en"]), ("fr", ["fr", "en"]), ("ja", ["ja", "ja-hrkt", "en"]),
    ("zh-Hant", ["zh-hant", "zh", "zh-hans", "en"]), ("zh-Hans", ["zh-hans", "zh", "en"]),
    ("zh-TW", ["zh-tw", "zh-hant", "zh", "zh-hans", "en"]), ("es-419", ["es-419", "es", "en"]),
  ])
  func preference(text: String, expected: [String]) throws {
    let tag = try #require(LanguageTag(text))
    #expect(LanguagePreference(tag).tags.map(\.lowercased) == expected)
  }
}

@Suite struct LocalizedTextTests {
  private func text(_ values: [(String, String)]) -> LocalizedText {
    var builder = LocalizedTextBuilder()
    for (tag, text) in values {
      if let tag = LanguageTag(tag) { builder.append(Array(text.utf8)[...], for: tag) }
    }
    return builder.finish()
  }

  @Test(arguments: [
    ("ja", [("en", "A"), ("ja", "B")], "B", "ja"),
    ("ja", [("en", "A"), ("JA-HRKT", "B")], "B", "ja-hrkt"),
    ("zh-hant", [("en", "A"), ("zh-Hans", "B")], "B", "zh-hans"),
    ("zh-hans", [("en", "A"), ("zh-Hant", "B")], "A", "en"),
    ("fr", [("de", "A"), ("en", "B")], "B", "en"),
    ("fr", [("ko", "A"), ("de", "B")], "A", "ko"),
    ("fr", [("fr", ""), ("en", "B")], "B", "en"),
  ])
  func fallsBack(
    wanted: String, values: [(String, String)], expected: String, language: String
  ) throws {
    let tag = try #require(LanguageTag(wanted))
    let found = try #require(text(values).text(for: LanguagePreference(tag)))
    #expect(found.text == expected)
    #expect(found.language.lowercased == language)
  }

  @Test func nothingIsNothing() throws {
    let english = try #require(LanguageTag("en"))
    #expect(LocalizedText().isEmpty)
    #expect(LocalizedText().text(for: LanguagePreference(english)) == nil)
    #expect(text([("en", "")]).isEmpty)
  }

  @Test func keepsOrderAndTheFirstOfTwo() throws {
    let text = text([("ja", "フシギダネ"), ("en", "A"), ("ja", "B")])
    #expect(text.languages.map(\.lowercased) == ["ja", "en"])
    #expect(text.translations.map(\.text) == ["フシギダネ", "A"])
    #expect(text[try #require(LanguageTag("JA"))] == "フシギダネ")
  }

  @Test func aBuilderIsEmptyAfterItsText() throws {
    let english = try #require(LanguageTag("en"))
    var builder = LocalizedTextBuilder()
    builder.append(Array("A".utf8)[...], for: english)
    #expect(builder.finish()[english] == "A")
    builder.append(Array("B".utf8)[...], for: english)
    #expect(builder.finish()[english] == "B")
    #expect(builder.finish().isEmpty)
  }
}
