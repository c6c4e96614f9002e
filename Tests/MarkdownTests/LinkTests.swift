import Markdown
import Testing

@Suite struct LinkTests {
  @Test func addressesAreResolved() throws {
    var asked: [String] = []
    let text = "---\na: 1\n---\n[P](pokemon:pikachu) ![S](x.png)\n\n> more\n>   [T](type:fire)\n"
    let rendered = try render(
      text,
      resolve: { target in
        let at = target.place.lineColumn
        asked.append("\(at.line):\(at.column) \(target.address) \(target.isImage)")
        return target.address == "pokemon:pikachu" ? .replace("../pikachu/?a&b") : .keep
      })
    #expect(
      asked == ["4:1 pokemon:pikachu false", "4:22 x.png true", "7:5 type:fire false"])
    #expect(rendered.text.contains("<a href=\"../pikachu/?a&amp;b\">P</a>"))
  }

  @Test func nowhere() throws {
    let rendered = try render(
      "a [b *c*](d.md) ![e](f.png)", resolve: { _ in .nowhere(hint: "did you mean") })
    #expect(rendered.text == "<p>a b <em>c</em> e</p>\n")
    #expect(rendered.found == ["1:3 link to nowhere: 'd.md'", "1:17 image to nowhere: 'f.png'"])
    #expect(rendered.diagnostics.map(\.hint) == ["did you mean", "did you mean"])
  }

  @Test(arguments: [false, true]) func dangerousSchemes(_ allowsHTML: Bool) throws {
    let text =
      "[a](javascript:alert(1)) [b](vbscript:x) [c](data:text/html,<script>x</script>) "
      + "[d](file:///etc/passwd) [ok](https://example.org/)"
    let rendered = try render(text) { $0.allowsHTML = allowsHTML }
    #expect(
      rendered.text == "<p>a b c d <a href=\"https://example.org/\">ok</a></p>\n")
    #expect(
      rendered.found == [
        "1:1 an address with 'javascript:' is not allowed and was left out",
        "1:26 an address with 'vbscript:' is not allowed and was left out",
        "1:42 an address with 'data:' is not allowed and was left out",
        "1:81 an address with 'file:' is not allowed and was left out",
      ])
  }

  @Test(arguments: [
    "[a](JavaScript:x)", "[a](&#x6A;avascript:x)", "[a](<java\tscript:x>)", "<javascript:x>",
    "[a](java&NewLine;script:x)", "[a](<&#1;javascript:x>)", "![a](data:image/svg+xml,x)",
    "[a](data:image/png;base64,x)", "[a][r]\n\n[r]: javascript:x",
  ]) func disguised(_ text: String) throws {
    let rendered = try render(text)
    #expect(!rendered.text.contains("href") && !rendered.text.contains("src"))
    #expect(rendered.found.count == 1)
  }

  @Test func aResolverCannotMakeDangerousAddresses() throws {
    let rendered = try render("[a](b)", resolve: { _ in .replace("javascript:x") })
    #expect(rendered.text == "<p>a</p>\n")
  }

  @Test func picturesInData() throws {
    #expect(
      try render("![a](data:image/png;base64,eA==)").text
        == "<p><img src=\"data:image/png;base64,eA==\" alt=\"a\"></p>\n")
  }

  @Test(arguments: [
    ("[x]: /u\n[y]: /v\npara\n   [a](b)", "4:4"),
    ("`co\nde` [a](b)", "2:5"),
    ("- item\n\n  text\n     [a](b)", "4:6"),
    ("> - x\n>   y [a](b)", "2:7"),
    ("ä日 [a](b)", "1:4"),
    ("a\r\nb [a](b)", "2:3"),
    ("### x [a](b) ###", "1:7"),
    ("words [a](b)\n---", "1:7"),
    ("[a\nb](<b>\n'title\nmore') [a](b)", "1:1"),
  ]) func places(_ text: String, _ expected: String) throws {
    var found: [String] = []
    _ = try render(
      text,
      resolve: { target in
        let at = target.place.lineColumn
        found.append("\(at.line):\(at.column)")
        return .keep
      })
    #expect(found.first == expected)
  }
}
