import Diagnostics
import Markdown
import Testing

@Suite struct PlaceholderTests {
  /// Renders text in which `%0`, `%1` … are placeholders, then fills them with `{0}`, `{1}` ….
  func filled(_ text: String) throws -> RenderedMarkdown {
    let source = SourceText(name: "a.md", text: text)
    var edits: [MarkdownEdit] = []
    for index in source.bytes.indices where source.bytes[index] == UInt8(ascii: "%") {
      let number = Int(source.bytes[index + 1] - UInt8(ascii: "0"))
      edits.append(MarkdownEdit(index..<index + 2, MarkdownPlaceholder.token(number)))
    }
    var rendered = try MarkdownRenderer().render(
      try MarkdownDocument(source), replacing: edits)
    rendered.html = MarkdownPlaceholder.replace(in: rendered.html) { number, html in
      html += "{\(number)}".utf8
    }
    return rendered
  }

  @Test(arguments: [
    ("a %0 b", "<p>a {0} b</p>\n"),
    ("**%0**は", "<p><strong>{0}</strong>は</p>\n"),
    ("%0", "{0}\n"),
    ("x\n\n%0\n%1\n\ny", "<p>x</p>\n{0}\n{1}\n<p>y</p>\n"),
    ("%0 words", "<p>{0} words</p>\n"),
    ("- %0", "<ul>\n<li>{0}</li>\n</ul>\n"),
    ("> %0", "<blockquote>\n{0}\n</blockquote>\n"),
    ("# Title %0", "<h1 id=\"title\">Title {0}</h1>\n"),
    ("`%0`", "<p><code>{0}</code></p>\n"),
  ]) func passThrough(_ text: String, _ expected: String) throws {
    #expect(try filled(text).text == expected)
  }

  @Test func placesAreThoseOfTheSource() throws {
    let rendered = try filled("%0 %1 <b>\n\n%2 <i>")
    #expect(rendered.found == ["1:7 raw HTML was left out", "3:4 raw HTML was left out"])
  }

  @Test func plainTextHasNone() throws {
    let rendered = try filled("# T %0\n\na %1 b")
    #expect(rendered.headings.map(\.text) == ["T"])
    #expect(rendered.firstParagraph == "a  b")
  }
}
