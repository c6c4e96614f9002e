import Diagnostics
import Markdown
import Testing

@testable import Site

@Suite struct ShortcodeParserTests {
  private func calls(_ text: String) throws -> [String] {
    let document = try MarkdownDocument(SourceText(name: "a.md", text: text))
    return shortcodeCalls(in: document).map { call in
      if let fault = call.fault {
        let at = fault.place?.lineColumn
        return "\(at?.line ?? 0):\(at?.column ?? 0) \(fault.message)"
      }
      return ([call.name] + call.parameters.map { "\($0.name)=<\($0.value)>" })
        .joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("no call, {{name}}, {{ > x}}", []),
      ("{{> stat-table pokemon=pikachu }}", ["stat-table pokemon=<pikachu>"]),
      ("{{>a}} and {{>b}}", ["a", "b"]),
      ("{{>figure src=a.png text=\"It's }} here\"}}", ["figure src=<a.png> text=<It's }} here>"]),
      ("{{>figure text='a \"b\" = c' alt=\"\" }}", ["figure text=<a \"b\" = c> alt=<>"]),
      ("{{>a b = c\td=e=f}}", ["a b=<c> d=<e=f>"]),
      ("{{>図 文=\"進化\"}}", ["図 文=<進化>"]),
      ("\\{{> a}} \\\\{{> b}}", ["b"]),
      ("---\ntitle: \"{{> a}}\"\n---\n{{> b}}", ["b"]),
      ("x\r\n {{> a b\r\n{{> c}}", ["2:2 the shortcode is not closed", "c"]),
      ("{{> }}", ["1:5 the shortcode has no name"]),
      ("{{> a b}}", ["1:7 'b' is not a parameter"]),
      ("{{> a =b}}", ["1:7 '=' is not a parameter"]),
      ("{{> a b=}} c", ["1:8 the parameter has no value"]),
      ("{{> a b=\"c}} d", ["1:9 the quotation mark is not closed"]),
      ("{{> a b=1 b=2}}", ["1:11 the parameter 'b' is given twice"]),
    ] as [(String, [String])])
  func readsCalls(_ text: String, _ expected: [String]) throws {
    #expect(try calls(text) == expected)
  }

  @Test(arguments: [
    ("<b>x</b> <img src=\"a\">", false), ("a < table", false), ("<span><TABLE class=a>", true),
    ("<ul><li>a</li></ul>", true), ("<h2>a</h2>", true), ("<picture></picture>", false), ("", true),
  ])
  func knowsBlocks(_ html: String, _ expected: Bool) {
    #expect(holdsBlocks(Array(html.utf8)) == expected)
  }
}
