import Diagnostics
import Testing

@testable import Site

@Suite struct TemplateFindingTests {
  private static let quotes = "a value in an attribute without quotes cannot be escaped"
  private static let inside = "a value inside a tag, but not in quotes, cannot be escaped"
  private static let script = "a value in a <script> element cannot be escaped"

  @Test(
    arguments: [
      ("<p>{{a}}</p> {{{b}}} < {{c}} <!-- <a href={{d}}> -->", []),
      ("<a href=\"{{a}}\" title='{{b}}'{{#c}} lang=\"{{c}}\"{{/c}}>{{d}}</a>", []),
      ("<body class=\"page-{{a}}{{#b}} accent-{{b}}{{/b}}\">", []),
      ("<a href={{a}}>", ["1:9 \(quotes)"]),
      ("<a\n href = {{{a}}} title=x{{b}}>{{c}}", ["2:9 \(quotes)", "2:24 \(quotes)"]),
      ("<A HREF=/x/{{a}}/>{{b}}", ["1:12 \(quotes)"]),
      ("<div {{a}}><{{b}}>", ["1:6 \(inside)"]),
      ("<div data-{{a}}=\"b\">", ["1:11 \(inside)"]),
      ("<option{{#a}} selected{{/a}} value=\"{{b}}\">", []),
      (
        "<script>let a = '{{a}}'; b < c\r\n{{b}}</script>{{c}}",
        ["1:18 \(script)", "2:1 \(script)"]
      ),
      ("<Script src=\"{{a}}\">x</sCRIPT ><p>{{b}}", []),
      ("<style>a{color:{{a}}}</style>", ["1:16 a value in a <style> element cannot be escaped"]),
      ("<textarea>{{a}}</textarea><title>{{b}}</title>", []),
      ("<p style=\"width:{{a}}%\">", ["1:17 a value in a style attribute cannot be escaped"]),
      (
        "<p onclick=\"go()\">",
        ["1:4 the event handler 'onclick' does nothing: pages allow no scripts in attributes"]
      ),
      (
        "<p onclick=\"{{a}}\">",
        [
          "1:4 the event handler 'onclick' does nothing: pages allow no scripts in attributes",
          "1:13 a value in the event handler 'onclick' cannot be escaped",
        ]
      ),
      ("{{#markdown}}<a href={{a}}>{{/markdown}}<a href={{b}}>", ["1:49 \(quotes)"]),
      ("<!DOCTYPE html><html lang={{a}}>", ["1:27 \(quotes)"]),
      ("{{=<% %>=}}<a href=<%a%>>", ["1:20 \(quotes)"]),
    ] as [(String, [String])])
  func unsafePlaces(_ template: String, _ expected: [String]) {
    let found = templateFindings(in: SourceText(name: "a.html", text: template))
    let shown = found.map { finding in
      let at = finding.place?.lineColumn
      return "\(at?.line ?? 0):\(at?.column ?? 0) \(finding.message)"
    }
    #expect(shown == expected)
  }
}
