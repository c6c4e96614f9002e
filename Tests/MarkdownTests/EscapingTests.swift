import Diagnostics
import Markdown
import Testing

@Suite struct EscapingTests {
  static let nasty = [
    "plain", "*a*", "**a**", "_a_", "<b>", "&amp;", "{{x}}", "[x](y)", "![x](y)", "[x]: y", "# a",
    "1. a", "1) a", "- a", "+ a", "    indent", "\ttab", "a\tb", "two\nlines", "two\r\nlines",
    "a\n\nb", "http://x.org", "<http://x.org>", "`code`", "```", "~~~", "a|b", "|---|", "~~x~~",
    "\\", "\\*", "a\\", " ", "  ", "a  b", " a ", "", "フシギダネ（Bulbasaur）", "「A」", "♀",
    "ニドラン♀", "é", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}x", "\u{A0}",
    noncharacter(0xFDD0) + noncharacter(0xFDE2), noncharacter(0x10FFFF),
    noncharacter(0xFDE0) + "0" + noncharacter(0xFDE1), "\"q\"", "'q'", "a]b", "a)b", "---", "===",
    "***", "> a", "&#42;", "\u{1}",
    "Porygon_Z_*v2*", "x\u{2028}y", "%41", "$1", "-->", "</p>",
  ]

  /// Where data may stand, and what is around it in the HTML.
  static let places = [
    ("a {} b", "<p>a ", " b</p>\n"), ("{}x", "<p>", "x</p>\n"), ("x{}", "<p>x", "</p>\n"),
    ("は**{}**は", "<p>は<strong>", "</strong>は</p>\n"),
    ("a `x{}y` b", "<p>a <code>x", "y</code> b</p>\n"),
    ("- x{}", "<ul>\n<li>x", "</li>\n</ul>\n"),
    ("> {}x", "<blockquote>\n<p>", "x</p>\n</blockquote>\n"),
    ("[x{}](y)", "<p><a href=\"y\">x", "</a></p>\n"),
    ("[x](y \"t{}\")", "<p><a href=\"y\" title=\"t", "\">x</a></p>\n"),
    ("![x{}](y)", "<p><img src=\"y\" alt=\"x", "\"></p>\n"),
    ("```\n{}x\n```", "<pre><code>", "x\n</code></pre>\n"),
    ("    {}x", "<pre><code>", "x\n</code></pre>\n"),
  ]

  @Test(arguments: nasty) func showsAsItself(_ text: String) throws {
    let escaped = String(decoding: escapeForMarkdown(text.utf8), as: UTF8.self)
    for (place, before, after) in Self.places where !(text.isEmpty && place.contains("**")) {
      let parts = place.split(separator: "{}", omittingEmptySubsequences: false)
      let bytes = Array((parts[0] + escaped + parts[1]).utf8)
      let base = Place(SourceText(name: "t", text: ""), at: 0)
      let rendered = try MarkdownRenderer().render(bytes, at: base)
      let html = rendered.text.utf8
      #expect(html.starts(with: before.utf8), "\(place)")
      #expect(html.reversed().starts(with: after.utf8.reversed()), "\(place)")
      let shown = html.dropFirst(before.utf8.count).dropLast(after.utf8.count)
      let decodedText = decoded(String(decoding: shown, as: UTF8.self))
      #expect(Array(decodedText.utf8) == Array(text.utf8), "\(place)")
      #expect(rendered.found == [], "\(place)")
    }
  }

  @Test func randomText() throws {
    var random = SplitMix(state: 7)
    let alphabet = Array("*_`<>&[]()!#-+.~|\\\" \n\tab1（）は".unicodeScalars)
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int(random.next() % 12) {
        text.append(alphabet[Int(random.next() % UInt64(alphabet.count))])
      }
      try showsAsItself(String(text))
    }
  }

  @Test func dataInAddressesAndHeadings() throws {
    let name = String(decoding: escapeForMarkdown("a b)*".utf8), as: UTF8.self)
    let base = Place(SourceText(name: "t", text: ""), at: 0)
    let rendered = try MarkdownRenderer().render("# \(name)\n[x](/\(name))".utf8, at: base)
    #expect(
      rendered.text == "<h1 id=\"a-b\">a b)*</h1>\n<p><a href=\"/a%20b)*\">x</a></p>\n")
    #expect(rendered.headings.map(\.text) == ["a b)*"])
  }

  @Test func dataInRawHTML() throws {
    let name = String(decoding: escapeForMarkdown("\"><script>".utf8), as: UTF8.self)
    var options = MarkdownOptions()
    options.allowsHTML = true
    let base = Place(SourceText(name: "t", text: ""), at: 0)
    let rendered = try MarkdownRenderer(options: options).render(
      "<div title=\"\(name)\">".utf8, at: base)
    #expect(rendered.text == "<div title=\"&quot;&gt;&lt;script&gt;\">\n")
  }

  @Test func noncharactersThatMeanNothingVanish() throws {
    let base = Place(SourceText(name: "t", text: ""), at: 0)
    let digit = noncharacter(0xFDDD)
    let text =
      "a\(digit)\(digit) b\(noncharacter(0xFDE0))x\(noncharacter(0xFDE1)) c\(noncharacter(0xFDEF))"
      + " \(digit)\(noncharacter(0xFDD8))\(digit)\(digit)\(noncharacter(0xFDE2))"
    #expect(try MarkdownRenderer().render(text.utf8, at: base).text == "<p>a bx c </p>\n")
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
