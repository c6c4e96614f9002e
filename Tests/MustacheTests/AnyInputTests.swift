import Diagnostics
import Mustache
import Testing

/// Templates put together at random: whatever they are, the engine ends, with a page or with faults.
@Suite struct AnyInputTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) {
    var random = Random(state: seed)
    var rendered = 0
    for _ in 0..<250 {
      var page = Page(random.template(), data)
      page.partials = ["a": random.template(), "b": random.template()]
      page.mode = random.next(2) == 0 ? .library : .strict
      page.limits.depth = 60
      page.limits.lambdaDepth = 5
      page.limits.steps = 2_000
      page.limits.outputBytes = 100_000
      page.filters = [Filter(name: "f", escape: .html) { body, _ in body.indices.map { body[$0] } }]
      do {
        let text = try page.rendered()
        #expect(text.utf8.count <= 200_000)
        rendered += 1
      } catch {
        #expect(!error.diagnostics.isEmpty)
        for diagnostic in error.diagnostics { #expect(!diagnostic.rendered().isEmpty) }
      }
    }
    #expect(rendered > 0)
  }
}

private let data: TestData = [
  "a": "a", "b": ["a": 1, "b": "<b>"], "l": [1, ["a": 2], [nil, "x"]], "h": .html("<i>"), "t": true,
  "n": nil, "g": .lambda { ($0 ?? "{{a}}") + "{{b.a}}{{>b}}" },
]

/// The same numbers in every run.
private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func template() -> String {
    let pieces = [
      "{{a}}", "{{{b.b}}}", "{{&h}}", "{{.}}", "{{#l}}", "{{/l}}", "{{#b}}", "{{/b}}", "{{^n}}",
      "{{/n}}", "{{>a}}", "{{>b}}", "{{>*a}}", "{{<a}}", "{{/a}}", "{{<b}}", "{{$x}}", "{{/x}}",
      "{{$y}}", "{{/y}}", "{{#f}}", "{{/f}}", "{{#g}}", "{{/g}}", "{{g}}", "{{! c }}", "{{=| |=}}",
      "|={{ }}=|", "|a|", "\n", "\r\n", "  ", "\t", "text", "é", "{{", "}}", "{{}}", "{{ a b }}",
    ]
    var template = ""
    var open: [String] = []
    for _ in 0..<next(24) {
      switch next(5) {
      case 0:
        let (opening, closing) = [
          ("{{#l}}", "{{/l}}"), ("{{<a}}", "{{/a}}"), ("{{$x}}", "{{/x}}"), ("{{#f}}", "{{/f}}"),
          ("{{#g}}", "{{/g}}"), ("{{<b}}", "{{/b}}"), ("{{#b}}", "{{/b}}"), ("{{^n}}", "{{/n}}"),
        ][next(8)]
        template += opening
        open.append(closing)
      case 1: template += open.popLast() ?? "\n"
      case 2: template += pieces[next(pieces.count)]
      default: template += ["{{a}}", "\n", "  ", "x", "{{h}}", "{{>a}}", "{{>b}}"][next(7)]
      }
    }
    return template + open.reversed().joined()
  }
}
