import Markdown
import Testing

@Suite struct WarningTests {
  @Test(arguments: [
    ("図鑑の**フシギダネ（Bulbasaur）**は草タイプです。\n", ["1:4 '**'"]),
    ("OK: 図鑑の**フシギダネ**は草タイプです。", []),
    ("これは**「フシギダネ」**です", ["1:4 '**'"]),
    ("これは *「フシギダネ」* です", []),
    ("これは*「フシギダネ」*です", ["1:4 '*'"]),
    ("これは_強調_です", ["1:4 '_'"]),
    ("**Note:**text", ["1:1 '**'"]),
    ("a\n> b\n> **（A）**の", ["3:3 '**'"]),
    ("- a\n\n  b\n    は**「A」**の", ["4:6 '**'"]),
    ("[r]: /x\nは**「A」**の", ["2:2 '**'"]),
    ("2 * 3 * 4", []), ("5*(3+4)*2", []), ("max_hp_value", []), ("a * b", []),
    ("は\\*\\*「A」\\*\\*の", []), ("`は**「A」**の`", []), ("***", []),
    ("* a\n* b", []), ("注*「A」", []), ("2 ** 3 ** 4", []), ("&ast;&ast;「A」&ast;&ast;は", []),
    ("    は**「A」**の", []),
  ]) func emphasis(_ markdown: String, _ expected: [String]) throws {
    let found = try render(markdown).diagnostics.map { diagnostic in
      let at = diagnostic.place?.lineColumn
      return "\(at?.line ?? 0):\(at?.column ?? 0) "
        + (diagnostic.message.split(separator: " ").first { $0.hasPrefix("'") } ?? "?")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("| Stat | Value |\n|------|------:|\n| HP | 45 |\n", ["1:1"]),
    ("words\na | b\n--|--\n", ["2:1"]),
    ("> | a |\n> |---|\n", ["1:1"]),
    ("a | b\nc | d", []), ("a\n---", []), ("```\n| a |\n|---|\n```", []), ("| a |\n\n|---|", []),
  ]) func tables(_ markdown: String, _ expected: [String]) throws {
    let found = try render(markdown).found
    #expect(
      found == expected.map { "\($0) tables with '|' are not supported, this becomes a paragraph" })
  }

  @Test(arguments: [
    ("Intro\n\n<details><summary>More</summary>\n\nHidden\n\n</details>\n", ["3:1", "7:1"]),
    ("a <b>x</b>\nc <i>y</i>", ["1:3", "2:3"]),
    ("<!-- a note -->\n\nwords <!-- more -->", []),
    ("---\na: 1\n---\n\n<div>", ["5:1"]),
    ("`<b>` &lt;b> 1 < 2", []),
    ("<!-- a --> <b>", ["1:1"]),
  ]) func html(_ markdown: String, _ expected: [String]) throws {
    let rendered = try render(markdown)
    #expect(rendered.found == expected.map { "\($0) raw HTML was left out" })
    #expect(!rendered.text.contains("<b") && !rendered.text.contains("<d"))
    #expect(rendered.diagnostics.allSatisfy { $0.hint?.contains("HTML") == true })
  }

  @Test(arguments: [
    ("see [words][ref] here", ["1:5 no link is defined for 'ref'"]),
    ("see [words][] here", ["1:5 no link is defined for 'words'"]),
    ("[words][ref]\n\n[ref]: /x", []), ("a[1][2]", []), ("[x] [y]", []), ("\\[a][b]", []),
    ("`[a][b]`", []), ("~~gone~~", ["1:1 text cannot be struck through with '~~'"]),
    ("~5 ~6", []), ("~~~\na\n~~~", []),
  ]) func others(_ markdown: String, _ expected: [String]) throws {
    #expect(try render(markdown).found == expected)
  }
}
