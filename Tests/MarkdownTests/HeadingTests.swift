import Markdown
import Testing

@Suite struct HeadingTests {
  @Test(arguments: [
    ("# Hello, World!", ["hello-world"]),
    ("## 進化\n\n## 技\n\n## ♀", ["進化", "技", "f"]),
    ("# a\n# a\n# a-2\n# A", ["a", "a-2", "a-2-2", "a-3"]),
    ("# !\n# ?", ["section", "section-2"]),
    ("# Farfetch'd *x* `y` [z](u)", ["farfetchd-x-y-z"]),
    ("# Nidoran♀", ["nidoran-f"]),
    ("# <b>\"q\" & more", ["q-more"]),
    ("# Évolution du n° 5", ["évolution-du-n-5"]),
    ("Setext\n===", ["setext"]),
  ]) func ids(_ markdown: String, _ expected: [String]) throws {
    let rendered = try render(markdown)
    #expect(rendered.headings.map(\.id) == expected)
    for id in expected { #expect(rendered.text.contains(" id=\"\(id)\">")) }
  }

  @Test func levelsAreShiftedAndEndAtSix() throws {
    let rendered = try render("# a\n## *b*\n###### c") { $0.headingShift = 1 }
    #expect(
      rendered.text
        == "<h2 id=\"a\">a</h2>\n<h3 id=\"b\"><em>b</em></h3>\n<h6 id=\"c\">c</h6>\n")
    #expect(
      rendered.headings == [
        .init(level: 2, id: "a", text: "a"), .init(level: 3, id: "b", text: "b"),
        .init(level: 6, id: "c", text: "c"),
      ])
    #expect(rendered.found == ["3:1 a heading of level 6 after one of level 2"])
  }

  @Test func idsKeepClearOfOthers() throws {
    let rendered = try render("# Menu\n# x") {
      $0.idPrefix = "n-"
      $0.takenIDs = ["n-menu"]
    }
    #expect(rendered.headings.map(\.id) == ["n-menu-2", "n-x"])
  }

  @Test func headingsInsideOtherBlocks() throws {
    let text = "> # a\n\n- # b\n"
    #expect(
      try render(text).text
        == "<blockquote>\n<h1 id=\"a\">a</h1>\n</blockquote>\n<ul>\n<li>\n<h1 id=\"b\">b</h1>\n</li>\n</ul>\n"
    )
  }
}
