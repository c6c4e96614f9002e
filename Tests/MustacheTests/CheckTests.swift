import Diagnostics
import Mustache
import Testing

private enum Site: Int, ViewFields { case title, extra, words }
private enum Species: Int, ViewFields { case name, stats, evolution }
private enum Stat: Int, ViewFields { case label, base }
private enum Step: Int, ViewFields { case slug, next }

/// What is said about templates without rendering them.
@Suite struct CheckTests {
  @Test(
    arguments: [
      ("{{title}}{{name}}{{#stats}}{{label}}{{base}}{{title}}{{name}}{{/stats}}{{.}}", []),
      ("{{nmae}}", ["1:1 nmae: did you mean 'name'?"]),
      ("{{label}}", ["1:1 label: "]),
      ("{{#stats}}\n{{labl}}{{/stats}}", ["2:1 labl: did you mean 'label'?"]),
      ("{{#stat}}{{label}}{{/stat}}", ["1:1 stat: did you mean 'stats'?", "1:10 label: "]),
      ("{{stats.bsae}}{{stats.base}}", ["1:1 stats.bsae: did you mean 'base'?"]),
      (
        "{{#evolution}}{{#next}}{{#next}}{{slug}}{{slg}}{{/next}}{{/next}}{{/evolution}}",
        ["1:41 slg: did you mean 'slug'?"]
      ),
      ("{{^stats}}{{name}}{{base}}{{/stats}}", ["1:19 base: "]),
      ("{{#extra}}{{whatever.it.is}}{{/extra}}{{extra.x}}", []),
      ("{{#stats}}{{>row}}{{/stats}}{{>row}}", []),
      ("{{>tree}}", []),
      ("{{words.height}}{{words.wieght}}", ["1:17 words.wieght: did you mean 'weight'?"]),
      ("{{<layout}}{{$main}}{{base}}{{name}}{{/main}}{{/layout}}", ["1:21 base: "]),
      ("{{<layout}}{{$row}}{{base}}{{/row}}{{/layout}}", []),
      ("{{#name}}{{.}}{{name}}{{/name}}", []),
    ] as [(String, [String])])
  func unknownNames(_ template: String, _ expected: [String]) throws {
    var schema = Schema()
    let stat = schema.register(Stat.self)
    let step = schema.register(Step.self)
    schema.declare(.next, of: step, holds: step.id)
    let words = schema.register(names: ["height", "weight"])
    let site = schema.register(Site.self, nested: [.extra: .any, .words: words])
    let species = schema.register(Species.self, nested: [.stats: stat.id, .evolution: step.id])
    let partials = [
      "row": "{{base}}",
      "tree": "{{#evolution}}{{>tree}}{{slug}}{{#next}}{{>tree}}{{/next}}{{/evolution}}",
      "layout": "{{title}}{{$main}}{{/main}}{{#stats}}{{$row}}{{/row}}{{/stats}}",
    ]
    let set = try TemplateSet(Page(template, [:], partials).sources, schema: &schema)
    let found = set.unknownNames(in: [("page", [site.id, species.id])])
    let shown = found.map(\.warning).map { finding in
      let at = finding.place?.lineColumn
      let name = finding.message.split(separator: "'")[1]
      return "\(at?.line ?? 0):\(at?.column ?? 0) \(name): \(finding.hint ?? "")"
    }
    #expect(shown == expected)
  }

  @Test func namesOfATemplateAndItsPartials() throws {
    var schema = Schema()
    let page = Page(
      "{{a.b}}{{#c}}{{.}}{{>part}}{{/c}}{{<base}}{{$x}}{{d}}{{/x}}{{/base}}", [:],
      ["part": "{{{e}}}{{^f}}{{/f}}", "base": "{{$x}}{{/x}}", "other": "{{g}}"])
    let set = try TemplateSet(page.sources, schema: &schema)
    #expect(set.names(in: "page") == ["a", "c", "d", "e", "f"])
    #expect(set.names(in: "none") == [])
  }

  @Test func objectsOfAKindKnownByItsNames() throws {
    var schema = Schema()
    let words = schema.register(names: ["a", "b"])
    let sources = [("page", SourceText(name: "page", text: "{{b}}{{a}}{{c}}"))]
    let set = try TemplateSet(sources, schema: &schema)
    var tape = ValueTape(schema: schema)
    let (one, two) = (tape.text("1"), tape.text("2"))
    let value = tape.object(words, [one, two])
    var out = OutputBuffer()
    try set.render("page", tape: tape, root: [value], into: &out)
    #expect(out.withBytes { Array($0) } == Array("21".utf8))
    #expect(!tape.object(words, [one]).isTruthy)
  }

  @Test func tagsOfATemplate() {
    let source = SourceText(name: "a", text: "a{{#b}}{{{ c }}}{{/b}}{{=<% %>=}}<%> d %>{{e}}")
    let shown = templateTags(of: source).map { tag in
      "\(tag.kind) \(tag.range) \(String(decoding: source.bytes[tag.name], as: UTF8.self))"
    }
    #expect(
      shown == [
        "section 1..<7 b", "raw 7..<16 c", "close 16..<22 b", "delimiters 22..<33 ",
        "partial 33..<41 d",
      ])
  }

  @Test(arguments: [
    ("page", ["a", "b", "page"]), ("a", ["a", "b"]), ("b", ["b"]),
    ("all", ["a", "all", "b", "c", "page"]),
    ("c", ["c"]),
  ])
  func dependencies(of name: String, _ expected: [String]) throws {
    var schema = Schema()
    let page = Page(
      "{{<a}}{{$x}}{{>b}}{{/x}}{{/a}}", [:],
      ["a": "{{>a}}{{>b}}{{$x}}{{/x}}", "b": "{{>none}}", "all": "{{>*k}}", "c": "{{>c}}"])
    let set = try TemplateSet(page.sources, schema: &schema)
    #expect(set.dependencies(of: name) == expected)
    #expect(set.dependencies(of: "none") == nil)
  }
}
