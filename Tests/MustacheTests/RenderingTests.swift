import Mustache
import Testing

/// Templates and what they become, in the kinds of the specification.
@Suite struct RenderingTests {
  @Test(arguments: variables + sections + standalone + partials + blocks)
  func becomes(_ page: Page, _ expected: String) throws {
    let rendered = try page.rendered()
    #expect(rendered.utf8.elementsEqual(expected.utf8), "\(page.template) became \(rendered)")
  }
}

private let variables: [(Page, String)] = [
  (Page("No. {{number}}, {{name}}", ["number": 25, "name": "Pikachu"]), "No. 25, Pikachu"),
  (Page("{{a}}{{{a}}}{{&a}}", ["a": "<&>\"'"]), "&lt;&amp;&gt;&quot;&#39;<&>\"'<&>\"'"),
  (Page("{{h}}{{{h}}}", ["h": .html("<b>")]), "<b><b>"),
  (Page("{{n}}{{m}}|{{t}}{{f}}", ["n": nil, "t": true, "f": false]), "|truefalse"),
  (Page("{{zero}}{{#zero}}!{{/zero}}{{#minus}}{{.}}{{/minus}}", ["zero": 0, "minus": -7]), "0!-7"),
  (Page("{{a.b.c}}|{{a.x.c}}|{{x.b}}", ["a": ["b": ["c": 1]]]), "1||"),
  (Page("{{{ a }}} {{\n a\n}}", ["a": "x"]), "x x"),
  (Page("é{{é}}", ["é": "ü"]), "éü"),
  (Page("\u{FEFF}{{a}}", ["a": "x"]), "x"),
  (Page("{{=<% %>=}}<%a%>{{a}}<%{a}%><%={{ }}=%>{{a}}", ["a": "&"]), "&amp;{{a}}&&amp;"),
  (Page("a { b }} {c}"), "a { b }} {c}"),
  (Page(""), ""),
]

private let sections: [(Page, String)] = [
  (Page("{{#l}}{{.}},{{/l}}", ["l": [1, "b", true]]), "1,b,true,"),
  (Page("{{#l}}[{{#.}}{{.}}{{/.}}]{{/l}}", ["l": [[1, 2], [], [3]]]), "[12][][3]"),
  (Page("{{^l}}none{{/l}}{{#l}}some{{/l}}", ["l": []]), "none"),
  (Page("{{#a}}{{b}}{{#b}}{{c}}{{/b}}{{/a}}", ["a": ["b": ["c": 1]], "b": 2]), "1"),
  (Page("{{#a}}{{b}}{{/a}}", ["a": ["b": nil], "b": "outer"]), ""),
  (Page("{{#a}}{{^b}}{{c}}{{/b}}{{/a}}", ["a": ["c": "in"], "c": "out"]), "in"),
  (Page("{{#a.b}}{{c}}{{/a.b}}", ["a": ["b": [["c": 1], ["c": 2]]]]), "12"),
  (Page("{{#empty}}text{{/empty}}", ["empty": ""]), "text"),
]

private let standalone: [(Page, String)] = [
  (Page("a\r\n{{#t}}\r\nb\r\n{{/t}}\r\nc\r\n", ["t": true]), "a\r\nb\r\nc\r\n"),
  (Page("\t{{#t}}\t\n\tb\n\t{{/t}}", ["t": true]), "\tb\n"),
  (Page("a\n  {{! note\n  goes on }}  \nb"), "a\nb"),
  (Page("{{!a}}{{!b}}\nc"), "\nc"),
  (Page("{{#t}}{{/t}}\nc", ["t": true]), "\nc"),
  (Page("  {{=| |=}}\r\n|a|", ["a": 1]), "1"),
  (Page("a\r{{#t}}\rb{{/t}}", ["t": true]), "a\r\rb"),
  (Page("\u{FEFF}{{#t}}\nb\n{{/t}}\n", ["t": true]), "b\n"),
]

private let partials: [(Page, String)] = [
  (Page("a\n  {{>p}}\nb", [:], ["p": "1\n\n2\n"]), "a\n  1\n  \n  2\nb"),
  (Page("a\r\n\t{{>p}}\r\nb", [:], ["p": "1\r\n2\r\n"]), "a\r\n\t1\r\n\t2\r\nb"),
  (Page("  {{>p}} x", [:], ["p": "1\n2"]), "  1\n2 x"),
  (Page("  {{>p}}\n", ["l": [1, 2]], ["p": "{{#l}}\n- {{.}}\n{{/l}}\n"]), "  - 1\n  - 2\n"),
  (Page(" {{>p}}\n", [:], ["p": " {{>q}}\n", "q": "x\ny"]), "  x\n  y"),
  (Page(" {{>p}}\n", [:], ["p": "<{{>q}}>\n", "q": "x\ny"]), " <x\ny>\n"),
  (Page(" {{>p}}\n", ["v": "1\n2"], ["p": "{{v}}{{v}}\n{{v}}\n"]), " 1\n21\n2\n 1\n2\n"),
  (Page("{{>*k}}|{{>*none}}|{{>*wrong}}", ["k": "p", "wrong": "q"], ["p": "yes"]), "yes||"),
  (Page("{{>a/b}}", [:], ["a/b": "nested"]), "nested"),
  (
    Page("{{>t}}", ["v": 1, "c": [["v": 2, "c": []]]], ["t": "{{v}}({{#c}}{{>t}}{{/c}})"]),
    "1(2())"
  ),
]

private let blocks: [(Page, String)] = [
  (Page("{{$a}}own {{x}}{{/a}}", ["x": 1]), "own 1"),
  (
    Page("{{<p}}{{$a}}new{{/a}}{{/p}}", [:], ["p": "[{{$a}}old{{/a}}{{$b}}kept{{/b}}]"]),
    "[newkept]"
  ),
  (Page("{{<*k}}{{$a}}new{{/a}}{{/*k}}", ["k": "p"], ["p": "[{{$a}}{{/a}}]"]), "[new]"),
  (Page("{{<none}}{{$a}}x{{/a}}{{/none}}|"), "|"),
  (
    Page("{{<p}}{{$a}}x{{$a}}y{{/a}}{{/a}}{{/p}}", [:], ["p": "{{$a}}{{/a}}"]),
    "xy"
  ),
  (
    Page(
      "{{<p}}{{$a}}outer{{/a}}{{/p}}", [:],
      ["p": "{{<q}}{{$a}}middle{{/a}}{{/q}}{{>r}}", "q": "<{{$a}}{{/a}}>", "r": "({{$a}}{{/a}})"]),
    "<outer>(outer)"
  ),
  (
    Page(
      "{{<p}}\n{{$a}}\n<li>\n  x\n</li>\n{{/a}}\n{{/p}}\n", [:],
      ["p": "<ul>\n  {{$a}}\n  {{/a}}\n</ul>\n"]),
    "<ul>\n  <li>\n    x\n  </li>\n</ul>\n"
  ),
  (
    Page(
      "{{<p}}{{$a}}{{#l}}\n{{.}}\n{{/l}}{{/a}}{{/p}}", ["l": [1, 2]],
      ["p": "<b>{{$a}}{{/a}}</b>"]),
    "<b>\n1\n\n2\n</b>"
  ),
  (
    Page(
      "{{<p}}{{#s}}{{$a}}hidden{{/a}}{{/s}}{{x}}{{>q}}{{/p}}", ["s": true, "x": 1],
      ["p": "({{$a}}default{{/a}})", "q": "q"]),
    "(default)"
  ),
]
