import Diagnostics
import Mustache
import Testing

private enum Card: Int, ViewFields { case name, kinds, inner }
private enum Badge: Int, ViewFields { case slug, label }

/// Values on a tape: objects of registered shapes, ready texts for other places than HTML text.
@Suite struct ValueTests {
  @Test func objectsOfShapes() throws {
    var schema = Schema()
    let card = schema.register(Card.self)
    let badge = schema.register(Badge.self)
    let template = SourceText(
      name: "t", text: "{{name}}{{#kinds}}[{{slug}}{{name}}{{label}}]{{/kinds}}{{unset}}")
    let set = try TemplateSet([("t", template)], schema: &schema)
    var tape = ValueTape(schema: schema)
    let name = tape.text("A&B")
    var out = OutputBuffer()
    for round in 0..<3 {
      let mark = tape.mark()
      let slug = tape.integer(round)
      let kind = tape.object(badge) { $0[.slug] = slug }
      let kinds = tape.list([kind, kind])
      let root = tape.object(card) {
        $0[.name] = name
        $0[.kinds] = kinds
      }
      out.removeAll()
      try set.render("t", tape: tape, root: [root], into: &out)
      let row = "[\(round)A&amp;B]"
      #expect(String(decoding: out.bytes, as: UTF8.self) == "A&amp;B" + row + row)
      tape.reset(to: mark)
    }
  }

  @Test func outerRootsAreSeenFromInside() throws {
    var schema = Schema()
    let badge = schema.register(Badge.self)
    let set = try TemplateSet(
      [("t", SourceText(name: "t", text: "{{slug}} {{site}}"))], schema: &schema)
    var tape = ValueTape(schema: schema)
    let title = tape.text("Dex")
    let site = tape.object([("site", title), ("slug", title)])
    let slug = tape.text("fire")
    let page = tape.object(badge) { $0[.slug] = slug }
    var out = OutputBuffer()
    try set.render("t", tape: tape, root: [site, page], into: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "fire Dex")
  }

  @Test func aTapeOfOtherShapesIsAFault() throws {
    var schema = Schema()
    let set = try TemplateSet([("t", SourceText(name: "t", text: ""))], schema: &schema)
    _ = schema.register(Badge.self)
    let tape = ValueTape(schema: schema)
    var out = OutputBuffer()
    #expect(throws: Faults.self) { try set.render("t", tape: tape, root: [], into: &out) }
    #expect(throws: Faults.self) { try set.render("x", tape: tape, root: [], into: &out) }
  }

  @Test(arguments: [
    ("{{x}}", "{{x}}"), ("*a*", "*a*"), ("<b>", "&lt;b&gt;"), ("&amp;", "&amp;amp;"),
    ("\" onclick='x'", "&quot; onclick=&#39;x&#39;"), ("plain フシギダネ", "plain フシギダネ"),
    ("0123456789abcde<", "0123456789abcde&lt;"),
    ("<0123456789abcdef0123456789abcdef>", "&lt;0123456789abcdef0123456789abcdef&gt;"),
    ("12345678'", "12345678&#39;"), ("#%$!;:=", "#%$!;:="), ("", ""),
  ])
  func textShowsAsItself(_ text: String, _ expected: String) throws {
    #expect(try Page("{{x}}", ["x": .text(text)]).rendered() == expected)
    let long = String(repeating: "a", count: 40)
    #expect(
      try Page("{{x}}", ["x": .text(long + text + long)]).rendered() == long + expected + long)
    #expect(try Page("{{{x}}}", ["x": .text(text)]).rendered() == text)
  }

  @Test(arguments: [
    ("../pokemon/mr-mime/", "../pokemon/mr-mime/"), ("a b?q=é&r=1#x", "a%20b?q=%C3%A9&amp;r=1#x"),
    ("100%", "100%25"), ("%41%zz", "%41%25zz"), ("\"><", "%22%3E%3C"),
    ("https://example.org/", "https://example.org/"), ("JavaScript:alert(1)", ""),
    ("data:text/html,x", ""), ("java\nscript:x", "java%0Ascript:x"), ("javascript", "javascript"),
  ])
  func url(_ url: String, _ expected: String) throws {
    #expect(try rendered { $0.url(url) } == expected)
  }

  @Test func urlComponent() throws {
    #expect(try rendered { $0.urlComponent("a/b?ü&~") } == "a%2Fb%3F%C3%BC%26~")
  }

  @Test func jsonForAScript() throws {
    let json = #"{"a":"</script>&\#u{2028}\#u{2029}é"}"#
    let expected = #"{"a":"\u003c/script\u003e\u0026\u2028\u2029é"}"#
    #expect(try rendered { $0.json(json) } == expected)
  }

  @Test func jsonOfValues() {
    var schema = Schema()
    let badge = schema.register(Badge.self)
    var tape = ValueTape(schema: schema)
    let text = tape.text("a\"\\\n\u{1}</")
    let object = tape.object(badge) { $0[.label] = text }
    let list = tape.list([object, tape.integer(-45), tape.decimal(0.7), .true, .null])
    let root = tape.object([("z", list), ("a", tape.html("<b>")), ("z", list)])
    let json = String(decoding: tape.jsonText(of: root), as: UTF8.self)
    #expect(
      json == #"{"a":"<b>","z":[{"slug":null,"label":"a\"\\\n\u0001</"},-45,0.7,true,null]}"#)
  }

  @Test(arguments: [
    (0, "0"), (5, "0.5"), (50, "5"), (333, "33.3"), (-7, "-0.7"), (1000, "100"),
  ])
  func tenths(_ number: Int, _ expected: String) throws {
    #expect(try rendered { $0.decimal(tenths: number) } == expected)
  }

  @Test func textInParts() throws {
    let shown = try rendered {
      $0.text {
        $0.append("<")
        $0.append(Int.min)
        $0.append(utf8: Array("é".utf8)[...])
      }
    }
    #expect(shown == "&lt;\(Int.min)é")
  }

  @Test func numbersAndBytes() throws {
    #expect(try rendered { $0.integer(.min) } == "-9223372036854775808")
    #expect(try rendered { $0.decimal(2) } == "2")
    #expect(try rendered { $0.decimal(1.21) } == "1.21")
    #expect(try rendered { $0.number("1e2") } == "1e2")
    #expect(try rendered { $0.text(bytes: [0x61, 0xFF, 0x3C]) } == "a\u{FFFD}&lt;")
  }

  private func rendered(_ make: (inout ValueTape) -> Value) throws -> String {
    var schema = Schema()
    let set = try TemplateSet([("t", SourceText(name: "t", text: "{{.}}"))], schema: &schema)
    var tape = ValueTape(schema: schema)
    let value = make(&tape)
    var out = OutputBuffer()
    try set.render("t", tape: tape, root: [value], into: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
