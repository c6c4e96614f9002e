import DataFormats
import Diagnostics
import Markdown
import Testing

@Suite struct OutlineTests {
  @Test(arguments: [
    ("", [], false), ("words", [], false), ("# a\n\n## b", [1, 2], true),
    ("words\n\n# a", [1], false), ("## a\n# b", [2, 1], false), ("> # a", [1], false),
    ("```\n# a\n```", [], false), ("a\n=\n\nb\n-", [1, 2], true),
  ]) func levels(_ text: String, _ levels: [Int], _ beginsWithTitle: Bool) throws {
    let document = try MarkdownDocument(SourceText(name: "x.md", text: text))
    let outline = MarkdownRenderer().outline(of: document)
    #expect(outline.levels == levels)
    #expect(outline.beginsWithTitle == beginsWithTitle)
  }
}
