import Diagnostics
import Mustache
import Testing

/// Wrong templates and what is said about them.
@Suite struct FaultTests {
  @Test(arguments: wrong)
  func isNamed(_ template: String, _ expected: [String]) {
    var page = Page(template)
    page.mode = .strict
    page.partials = ["card": "x", "layout": "{{$main}}{{/main}}"]
    let faults = page.faults()
    #expect(faults == expected.map { "page.html:" + $0 }, "\(template)")
  }

  @Test func everyFaultOfEveryTemplateComesInOneRun() {
    let page = Page("{{#a}}\n{{}}\n{{b c}}", [:], ["p": "\n {{/x}}", "q": "{{"])
    #expect(
      page.faults() == [
        "page.html:1:1: section 'a' is not closed", "page.html:2:1: the tag holds no name",
        "page.html:3:1: the name 'b c' holds white space",
        "p.html:2:2: 'x' is closed but was never opened", "q.html:1:1: the tag is not closed",
      ])
  }

  @Test func invalidUTF8HasAPlace() {
    var schema = Schema()
    let source = SourceText(name: "a.html", bytes: Array("é\n{{a}} ".utf8) + [0xC3, 0x28])
    #expect {
      _ = try TemplateSet([("a", source)], schema: &schema)
    } throws: { error in
      (error as? Faults)?.diagnostics.first?.place?.shown == "a.html:2:7"
    }
  }

  @Test func aMissingPartialShowsTheWayAndTheNearestName() throws {
    var page = Page(
      "\n{{>first}}", [:], ["first": " {{>second}}", "second": "{{<layuot}}{{/layuot}}"])
    page.partials["layout"] = ""
    page.mode = .strict
    let fault = try #require(throws: Faults.self) { try page.rendered() }.diagnostics[0]
    #expect(fault.rendered().contains("second.html:1:1: error: there is no partial 'layuot'"))
    #expect(fault.trail.map(\.place.shown) == ["first.html:1:2", "page.html:2:1"])
    #expect(fault.hint == "did you mean 'layout'?")
  }

  @Test(
    arguments: [
      (
        "tabel", "there is no partial 'tabel', which the value of 'kind' names",
        "did you mean 'table'?"
      ),
      ("../x", "'../x', the value of 'kind', cannot be the name of a partial", nil),
      (nil, "'kind' names no partial: it is missing or no text", "put the tag into a section"),
    ] as [(String?, String, String?)])
  func aMissingDynamicPartialShowsTheWay(_ name: String?, _ message: String, _ hint: String?) throws
  {
    var page = Page("{{>a}}", ["kind": name.map(TestData.text) ?? nil])
    page.partials = ["a": "\n  {{>*kind}}", "table": ""]
    page.mode = .strict
    let fault = try #require(throws: Faults.self) { try page.rendered() }.diagnostics[0]
    #expect(fault.message == message)
    #expect(fault.place?.shown == "a.html:2:3")
    #expect(fault.trail.map(\.place.shown) == ["page.html:1:1"])
    #expect(fault.hint?.hasPrefix(hint ?? "") ?? (hint == nil))
  }

  @Test func aListIsNoText() {
    var page = Page("{{>p}}", ["l": []], ["p": " {{l}}"])
    #expect(page.faults() == [])
    page.mode = .strict
    #expect(page.faults() == ["p.html:1:2: 'l' is a list and cannot be shown as text"])
  }

  @Test func aTagInAParentThatIsNotShownIsAWarning() throws {
    var schema = Schema()
    let page = Page(
      "{{<layout}}\n  {{title}}{{$main}}{{a}}{{/main}}{{/layout}}", [:],
      ["layout": "{{$main}}{{/main}}"])
    let set = try TemplateSet(page.sources, schema: &schema)
    #expect(set.warnings.map { $0.place?.shown } == ["page.html:2:3"])
  }

  @Test func aBlockThatTheParentDoesNotHaveIsAWarning() throws {
    var schema = Schema()
    let page = Page(
      "{{<layout}}{{$mian}}x{{/mian}}{{$title}}x{{/title}}{{/layout}}{{<any}}{{$x}}{{/x}}{{/any}}",
      [:],
      ["layout": "{{>head}}{{$main}}{{/main}}", "head": "{{$title}}{{/title}}", "any": "{{>*k}}"])
    let set = try TemplateSet(page.sources, schema: &schema)
    #expect(
      set.warnings.map(\.message) == ["'layout' has no block 'mian', so its text is not shown"])
    #expect(set.warnings.first?.place?.shown == "page.html:1:12")
    #expect(set.warnings.first?.hint == "did you mean 'main'?")
  }

  @Test func twoTemplatesOfOneName() {
    var schema = Schema()
    let source = SourceText(name: "x", text: "")
    #expect(throws: Faults.self) {
      try TemplateSet([("a", source), ("a", source)], schema: &schema)
    }
  }
}

private let wrong: [(String, [String])] = [
  ("a\n  {{#type}}\n", ["2:3: section 'type' is not closed"]),
  ("{{^type}}", ["1:1: section 'type' is not closed"]),
  ("{{<layout}}", ["1:1: parent 'layout' is not closed"]),
  ("{{$main}}", ["1:1: block 'main' is not closed"]),
  (
    "\n{{#type}}x{{/types}}",
    ["2:11: section 'type' opened on line 2 is closed as 'types'"]
  ),
  (
    "{{#a}}\r\n\t{{#b}}\r\n{{/a}}\r\n{{/b}}",
    ["2:2: section 'b' is not closed before '{{/a}}' on line 3"]
  ),
  ("x{{/a}}", ["1:2: 'a' is closed but was never opened"]),
  ("é {{name", ["1:3: the tag is not closed"]),
  ("{{name\n<p>{{other}}</p>", ["1:1: the tag is not closed"]),
  ("{{{name}}", ["1:1: the tag is not closed"]),
  ("{{! note", ["1:1: the tag is not closed"]),
  ("{{=<% %>}}\n{{a}}", ["1:1: the tag is not closed"]),
  (
    "{{=<%=}}",
    ["1:1: a tag that sets delimiters needs two of them, with white space between and no '='"]
  ),
  (
    "ab{{=a b c=}}",
    ["1:3: a tag that sets delimiters needs two of them, with white space between and no '='"]
  ),
  ("{{}}{{ }}", ["1:1: the tag holds no name", "1:5: the tag holds no name"]),
  ("\t{{#}}", ["1:2: the tag holds no name"]),
  ("{{>}}", ["1:1: the tag holds no name"]),
  ("{{ # a }}", ["1:1: the name '# a' holds white space"]),
  ("{{two words}}", ["1:1: the name 'two words' holds white space"]),
  ("{{%pragma}}", ["1:1: there is no tag that begins with '%'"]),
  ("{{@index}}", ["1:1: there is no tag that begins with '@'"]),
  ("{{a..b}}", ["1:1: the name 'a..b' has an empty part"]),
  ("{{#.a}}{{/.a}}", ["1:1: the name '.a' has an empty part"]),
  ("{{a|upper}}", ["1:1: 'a|upper' is not a name"]),
  ("{{>**twice}}", ["1:1: '*twice' is not a name"]),
  ("{{>../secret}}", ["1:1: '../secret' cannot be the name of a partial"]),
  ("{{>/etc/passwd}}", ["1:1: '/etc/passwd' cannot be the name of a partial"]),
  ("ポケ{{>crad}}", ["1:3: there is no partial 'crad'"]),
  ("{{=<% %>=}}\n <%#a%>{{/a}}", ["2:2: section 'a' is not closed"]),
]
