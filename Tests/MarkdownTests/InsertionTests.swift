import Diagnostics
import Testing

@testable import Markdown

@Suite struct InsertionTests {
  /// Renders text in which `%0`, `%1` … are calls: odd numbers make blocks, `[1]`, even ones words, `{0}`.
  func filled(
    _ text: String, _ change: (inout MarkdownOptions) -> Void = { _ in }
  ) throws -> (RenderedMarkdown, asked: [Int]) {
    let document = try document(text)
    let bytes = document.source.bytes
    let calls = bytes.indices.filter { bytes[$0] == UInt8(ascii: "%") }.map { $0..<$0 + 2 }
    var options = MarkdownOptions()
    change(&options)
    var asked: [Int] = []
    let rendered = try MarkdownRenderer(options: options).render(document, inserting: calls) {
      asked.append($0)
      let digit = String(decoding: [bytes[calls[$0].lowerBound + 1]], as: UTF8.self)
      if digit == "9" { return nil }
      let isBlock = "1357".contains(digit)
      return MarkdownInsertion(
        html: Array((isBlock ? "[\(digit)]" : "{\(digit)}").utf8), isBlock: isBlock)
    }
    return (rendered, asked)
  }

  @Test(arguments: [
    ("a %0 b", "<p>a {0} b</p>\n"),
    ("**%0**は", "<p><strong>{0}</strong>は</p>\n"),
    ("%1", "[1]\n"),
    ("%0", "<p>{0}</p>\n"),
    ("%0 %2", "<p>{0} {2}</p>\n"),
    ("%0 %1", "{0} [1]\n"),
    ("x\n\n%1\n%3\n\ny", "<p>x</p>\n[1]\n[3]\n<p>y</p>\n"),
    ("- %1", "<ul>\n<li>[1]</li>\n</ul>\n"),
    ("> %1", "<blockquote>\n[1]\n</blockquote>\n"),
    ("# Title %0", "<h1 id=\"title\">Title {0}</h1>\n"),
    ("[%0](a.md)", "<p><a href=\"a.md\">{0}</a></p>\n"),
    ("a %9 b", "<p>a  b</p>\n"),
    ("`%0` %2", "<p><code>%0</code> {2}</p>\n"),
    ("```%0\n%1<\n```", "<pre><code class=\"language-%0\">%1&lt;\n</code></pre>\n"),
    ("    %1", "<pre><code>%1\n</code></pre>\n"),
  ]) func insertions(_ text: String, _ expected: String) throws {
    let (rendered, _) = try filled(text)
    #expect(rendered.text == expected)
    #expect(rendered.found == [])
  }

  @Test(arguments: [
    ("words\n and %1", "2:6 this makes a block, which cannot stand among words", "[1]"),
    ("# %1", "1:3 this makes a block, which cannot stand among words", "[1]"),
    (
      "![a %0](b.png)",
      "1:5 nothing can be put in here, inside an address, a title or the text of an image", "a %0"
    ),
    (
      "[a](b \"%0\")",
      "1:8 nothing can be put in here, inside an address, a title or the text of an image", "%0"
    ),
    (
      "[a](%0)",
      "1:5 nothing can be put in here, inside an address, a title or the text of an image", "href"
    ),
  ]) func warnings(_ text: String, _ warning: String, _ shown: String) throws {
    let (rendered, _) = try filled(text)
    #expect(rendered.found == [warning])
    #expect(rendered.text.contains(shown))
  }

  @Test func eachIsAskedForOnceAndNotInCode() throws {
    let (_, asked) = try filled("%0 `%1`\n\n%2\n\n    %3\n\n%4")
    #expect(asked == [0, 2, 4])
  }

  @Test func insideHTMLThatIsAllowed() throws {
    let text = "<div title='%0'>\n\n%1\n\n</div>\n\na <b class='%0'>%0</b>\n\n<p>\n%0\n</p>"
    let (rendered, _) = try filled(text) { $0.allowsHTML = true }
    #expect(
      rendered.text == """
        <div title='{0}'>
        [1]
        </div>
        <p>a <b class='%0'>{0}</b></p>
        <p>
        {0}
        </p>

        """)
  }

  @Test func placesAreThoseOfTheSource() throws {
    let (rendered, _) = try filled("%0 %0 <b>\n\n%0 <i>")
    #expect(rendered.found == ["1:7 raw HTML was left out", "3:4 raw HTML was left out"])
  }

  @Test func plainTextHasNone() throws {
    let (rendered, _) = try filled("# T %0\n\na %0 b")
    #expect(rendered.headings.map(\.text) == ["T"])
    #expect(rendered.firstParagraph == "a  b")
  }

  /// What a template put into Markdown that it renders passes through.
  @Test(arguments: ["a {} b", "**{}**は", "`{}`", "# T {}"])
  func placeholdersOfTemplates(_ pattern: String) throws {
    let token = String(decoding: placeholder(7), as: UTF8.self)
    let text = pattern.split(separator: "{}", omittingEmptySubsequences: false)
      .joined(separator: token)
    let base = Place(SourceText(name: "t.html", text: "x"), at: 0)
    let rendered = try MarkdownRenderer().render(Array(text.utf8), at: base)
    #expect(rendered.text.contains(token))
    let alone = try MarkdownRenderer().render(placeholder(7), at: base)
    #expect(alone.text == token + "\n")
  }
}
