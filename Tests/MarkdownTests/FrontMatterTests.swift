import DataFormats
import Diagnostics
import Markdown
import Testing

@Suite struct FrontMatterTests {
  @Test(arguments: [
    ("---\ntitle: About\n---\n# Hello\n", "About", "# Hello\n"),
    ("---\r\ntitle: About\r\nlang: en\r\n---\r\n# Hello\r\n", "About", "# Hello\r\n"),
    ("\u{FEFF}---\ntitle: About\n---\nx", "About", "x"),
    ("--- \ntitle: About\n---\t\nx", "About", "x"),
    ("---\ntitle: About\n---", "About", ""),
    ("---\n\ntitle: About\n---\nx", "About", "x"),
    ("---\n---\nx", nil, "x"),
  ]) func split(_ text: String, _ title: String?, _ body: String) throws {
    let document = try document(text)
    #expect(document.frontMatter?.map != nil)
    #expect(document.frontMatter?["title"]?.scalar?.string == title)
    #expect(Array(document.source.bytes[document.body]) == Array(body.utf8))
    #expect(lines(document.diagnostics) == [])
  }

  @Test(arguments: [
    ("---\n\nnote: these are plain words\n", [String]()),
    ("# Hello\n---\n", []),
    ("---\n\nwords\n\n---\n\nmore\n", []),
    (" ---\ntitle: x\n---\n", []),
    ("----\ntitle: x\n----\n", []),
    ("", []),
    ("---\ntitle: x\n", ["1:1 this looks like front matter that is never closed"]),
  ]) func none(_ text: String, _ warnings: [String]) throws {
    let document = try document(text)
    #expect(document.frontMatter == nil)
    #expect(document.body == 0..<text.utf8.count)
    #expect(lines(document.diagnostics) == warnings)
  }

  @Test(arguments: [
    ("---\ntitle: a\ntitle: b\n---\n", "3:1 the key 'title' comes twice"),
    ("---\r\na: 1\r\n\tb: 2\r\n---\r\n", "3:1 a tab cannot indent YAML"),
    ("---\n- a\n---\n", "2:1 front matter must be 'key: value' lines, found a list"),
    ("---\nwords\n---\n", "2:1 front matter must be 'key: value' lines, found 'words'"),
    ("\u{FEFF}---\ntitle: a: b\n---\n", "2:9 a ':' cannot stand here"),
    (
      "a" + noncharacter(0xFDD0),
      "1:2 this character (U+FDD0 to U+FDEF) is none that a text may hold"
    ),
  ]) func fault(_ text: String, _ expected: String) {
    #expect(faults { () throws(Faults) in _ = try document(text) } == [expected])
  }

  @Test func keys() throws {
    let text = """
      ---
      title: no
      description: Two words
      menu: About us
      order: 3
      template: wide
      draft: true
      ---
      """
    var report = Report()
    let matter = FrontMatter(reading: try document(text).frontMatter, into: &report)
    var expected = FrontMatter()
    expected.title = "no"
    expected.description = "Two words"
    expected.menu = .text("About us")
    expected.order = 3
    expected.template = "wide"
    expected.isDraft = true
    #expect(matter == expected)
    #expect(lines(report.diagnostics) == [])
  }

  @Test func wrongKeys() throws {
    var report = Report()
    let text = "---\ntitel: x\nmenu: [a]\ndraft: yes\n---\n"
    _ = FrontMatter(reading: try document(text).frontMatter, into: &report)
    #expect(
      lines(report.diagnostics) == [
        "3:7 'menu': wanted true, false or text, found a list",
        "4:8 'draft': wanted true or false, found 'yes'",
        "2:1 unknown key 'titel'",
      ])
    #expect(report.diagnostics.map(\.severity) == [.error, .error, .warning])
  }
}
