import Testing

@testable import Dex

@Suite struct SlugTests {
  @Test(
    arguments: [
      ("Bulbasaur", "bulbasaur"), ("Nidoran♀", "nidoran-f"), ("Nidoran♂", "nidoran-m"),
      ("Farfetch'd", "farfetch-d"), ("Mr. Mime", "mr-mime"), ("Mime Jr.", "mime-jr"),
      ("Porygon2", "porygon2"), ("Ho-Oh", "ho-oh"), ("HO-OH", "ho-oh"), ("Type: Null", "type-null"),
      ("Flab\u{E9}b\u{E9}", "flabebe"), ("Flabe\u{301}be\u{301}", "flabebe"),
      ("Straße Æther Œuf Łódź Đ", "strasse-aether-oeuf-lodz-d"), ("Þór ð", "thor-d"),
      ("Tiếng Việt ỹ", "tieng-viet-y"), ("Ñandú Ÿ Ž ž ſ", "nandu-y-z-z-s"), ("×÷", nil),
      ("../../../tmp/owned", "tmp-owned"), ("%2e%2e%2fowned", "2e-2e-2fowned"), ("/etc/x", "etc-x"),
      ("a\u{0}b", "a-b"), ("フシギダネ", nil), ("", nil), ("---", nil), ("♀", "f"),
    ] as [(String, String?)])
  func made(name: String, expected: String?) {
    let slug = Slug.made(from: name)
    #expect(slug == expected)
    #expect(slug.map(Slug.isValid) ?? true)
  }

  @Test(arguments: [
    ("Flabe\u{301}be\u{301}", "Flab\u{E9}b\u{E9}"), ("e\u{302}\u{301}", "\u{1EBF}"),
    ("e\u{301}\u{302}", "e\u{301}\u{302}"), ("か\u{3099}は\u{309A}", "が\u{3071}"),
    ("α\u{301}", "\u{3AC}"), ("q\u{301}", "q\u{301}"), ("plain 👩‍👩‍👧", "plain 👩‍👩‍👧"), ("", ""),
  ])
  func composes(text: String, expected: String) {
    #expect(Array(composed(text).utf8) == Array(expected.utf8))
  }

  @Test func isCutToALength() throws {
    let slug = try #require(Slug.made(from: String(repeating: "ab ", count: 100)))
    #expect(slug.utf8.count <= Slug.limit)
    #expect(Slug.isValid(slug))
  }

  @Test(arguments: ["", "-a", "a-", "a--b", "A", "a.b", "..", "a/b", "é", "a b"])
  func isNoSlug(text: String) {
    #expect(!Slug.isValid(text))
  }

  @Test(arguments: [(1, "001"), (25, "025"), (905, "905"), (10130, "10130"), (0, "000")])
  func numbersArePadded(number: Int, expected: String) {
    #expect(padded(number) == expected)
  }

  @Test(arguments: [("7", "007"), ("025", "025"), ("K-7", "K-7"), ("1000", "1000")])
  func textNumbersArePadded(number: String, expected: String) {
    #expect(padded(number) == expected)
  }
}
