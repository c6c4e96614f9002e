import CCMark
import Diagnostics
import Glibc
import Markdown
import Testing

/// libcmark's own HTML is what ours has to be, but for ids and the form of empty tags.
@Suite struct ReferenceTests {
  static let pieces = [
    "a", "b ", " ", "  ", "\n", "\n\n", "*", "**", "_", "`", "``", "```\n", "# ", "## ", "> ", "- ",
    "1. ", "7) ", "    ", "\t", "[", "]", "](", ")", "![", "(/u \"t\")", "<b>", "</b>", "<div>\n",
    "<!-- c -->", "\\", "&amp;", "&", "<", "---\n", "===\n", "[a]: /x\n", "[a]", "<http://x.org>",
    "は", "（", "\"", "'", "é", "%20", "\r\n", "+ ", "***\n",
  ]

  @Test(arguments: 1...40) func sameAsLibcmark(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var options = MarkdownOptions()
    options.allowsHTML = true
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 1...40, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let base = Place(SourceText(name: "t", text: ""), at: 0)
      let ours = try MarkdownRenderer(options: options).render(text.utf8, at: base).text
      #expect(withoutIDs(ours) == reference(text), "\(text.debugDescription)")
    }
  }

  func reference(_ text: String) -> String {
    guard let html = cmark_markdown_to_html(text, text.utf8.count, CMARK_OPT_UNSAFE) else {
      return ""
    }
    defer { free(html) }
    return String(cString: html).replacing(" />", with: ">")
  }

  func withoutIDs(_ html: String) -> String {
    html.replacing(#/<h([1-6]) id="[^"]*">/#) { "<h\($0.1)>" }.replacing(" />", with: ">")
  }
}
