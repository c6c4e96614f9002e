import Diagnostics
import Markdown
import Testing

@Suite struct RenderingTests {
  @Test(arguments: [
    ("", ""),
    ("a *b* **c** `d<`", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;</code></p>\n"),
    ("a\nb  \nc", "<p>a\nb<br>\nc</p>\n"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
    ("> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"),
    ("```\ncode  keeps\n    spaces\n```", "<pre><code>code  keeps\n    spaces\n</code></pre>\n"),
    ("``` swift x\n<\n```", "<pre><code class=\"language-swift\">&lt;\n</code></pre>\n"),
    ("***", "<hr>\n"),
    ("[a](/x?b=1&c \"t\\\"\")", "<p><a href=\"/x?b=1&amp;c\" title=\"t&quot;\">a</a></p>\n"),
    ("![a *b*\nc](x.png 't')", "<p><img src=\"x.png\" alt=\"a b c\" title=\"t\"></p>\n"),
    ("[![a](b)](c)", "<p><a href=\"c\"><img src=\"b\" alt=\"a\"></a></p>\n"),
    ("![a [b](c) ![d](e)](f)", "<p><img src=\"f\" alt=\"a b d\"></p>\n"),
    ("<https://x.org/進>", "<p><a href=\"https://x.org/%E9%80%B2\">https://x.org/進</a></p>\n"),
    ("&amp; &copy; \\*", "<p>&amp; © *</p>\n"),
  ]) func html(_ markdown: String, _ expected: String) throws {
    let rendered = try render(markdown)
    #expect(rendered.text == expected)
    #expect(rendered.found == [])
  }

  @Test(arguments: [
    ("# T\n\nFirst *one*\nand `two`.\n\nSecond.", "First one and two."),
    ("> quote\n\nwords", "words"),
    ("![](x.png)\n\nwords & more", "words & more"),
    ("# only", ""),
  ]) func firstParagraph(_ markdown: String, _ expected: String) throws {
    #expect(try render(markdown).firstParagraph == expected)
  }

  @Test func htmlIsKeptIfAllowed() throws {
    let text = "<details><summary>More</summary>\n\nHidden <b>x</b>\n\n</details>\n"
    let rendered = try render(text) { $0.allowsHTML = true }
    #expect(
      rendered.text
        == "<details><summary>More</summary>\n<p>Hidden <b>x</b></p>\n</details>\n")
    #expect(rendered.found == [])
  }

  @Test func tooLarge() {
    let text = String(repeating: "a", count: 300 * 1024)
    #expect(
      faults { () throws(Faults) in _ = try render(text) }
        == ["1:1 Markdown of 307200 bytes, at most 262144 are allowed"])
  }

  @Test(arguments: ["> ", "- ", "*a ", "[", "![", "<b>", "**a_", "\\", "`", "&#"])
  func repetition(_ mark: String) throws {
    let text = String(repeating: mark, count: 100_000 / mark.utf8.count)
    do throws(Faults) {
      _ = try render(text)
    } catch {
      #expect(lines(error.diagnostics).first?.contains("inside each other") == true)
    }
  }

  @Test func findingsAreLimited() throws {
    let rendered = try render(String(repeating: "<b>\n", count: 1000))
    #expect(rendered.diagnostics.count <= 201)
  }

  @Test func bytesFromATemplatePointAtTheTemplate() throws {
    let template = SourceText(name: "t.html", text: "x\n {{#markdown}}<b>{{/markdown}}")
    let rendered = try MarkdownRenderer().render(
      Array("a <b>\n\nc".utf8), at: Place(template, 3..<15))
    #expect(rendered.found == ["2:2 raw HTML was left out"])
    #expect(rendered.diagnostics.first?.place?.source.name == "t.html")
  }

  @Test func bytesThatAreNotUTF8() {
    let place = Place(SourceText(name: "t.html", text: "x"), at: 0)
    let found = faults { () throws(Faults) in
      _ = try MarkdownRenderer().render([0x61, 0xFF], at: place)
    }
    #expect(found == ["1:1 these bytes are not UTF-8"])
  }
}
