import Diagnostics
import Foundation
import Mustache
import Testing

/// Templates that would never end, and those that are only deep or large.
@Suite struct LimitTests {
  @Test(arguments: [
    Page("{{>page}}"),
    Page("x {{>a}}", [:], ["a": "{{>b}}", "b": "\n  {{>a}}\n"]),
    Page("{{#t}}{{>page}}{{/t}}", ["t": true]),
    Page("{{<a}}{{$x}}{{>page}}{{/x}}{{/a}}", [:], ["a": "{{$x}}{{/x}}"]),
    Page("{{<a}}{{$x}}1{{/x}}{{/a}}", [:], ["a": "{{<a}}{{$y}}2{{/y}}{{/a}}"]),
    Page("{{>*k}}", ["k": "page"]),
    Page("{{lambda}}", ["lambda": .lambda { _ in "{{lambda}}" }]),
    Page("{{#lambda}}x{{/lambda}}", ["lambda": .lambda { "{{#lambda}}\($0 ?? ""){{/lambda}}" }]),
    Page("{{lambda}}", ["lambda": .lambda { _ in "{{>page}}" }]),
  ])
  func endlessRecursionIsAFault(_ page: Page) throws {
    let start = ContinuousClock.now
    let fault = try #require(throws: Faults.self) { try page.rendered() }.diagnostics[0]
    #expect(fault.message.contains("levels deep"))
    #expect(fault.place != nil)
    #expect(!fault.trail.isEmpty || fault.message.hasPrefix("lambdas"))
    #expect(fault.trail.count <= 12)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func multiplyingPartialsAreAFault() throws {
    var page = Page("{{>p0}}")
    for level in 0..<40 { page.partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
    page.limits.steps = 100_000
    #expect(page.faults().first?.contains("more than 100000 steps") == true)
  }

  @Test func outputHasALimit() throws {
    var page = Page(
      "{{#l}}{{#l}}{{>p}}{{/l}}{{/l}}", ["l": .list(Array(repeating: 1, count: 1000))])
    page.partials = ["p": String(repeating: "x", count: 1000)]
    page.limits.outputBytes = 1 << 20
    #expect(page.faults().first?.contains("larger than 1048576 bytes") == true)
  }

  @Test func indentationHasALimit() {
    let page = Page("\(String(repeating: " ", count: 10_000)){{>page}}")
    #expect(page.faults() == ["page.html:1:10001: lines are indented by more than 1048576 bytes"])
  }

  @Test func onAFaultTheOutputIsAsBefore() throws {
    var schema = Schema()
    let set = try TemplateSet(Page("text {{>page}}").sources, schema: &schema)
    var out = OutputBuffer()
    out.append("before")
    #expect(throws: Faults.self) {
      try set.render("page", tape: ValueTape(schema: schema), root: [], into: &out)
    }
    #expect(out.bytes == Array("before".utf8))
  }

  @Test func aThousandLevelsOfATreeRenderOnASmallStack() async throws {
    let page = Page("{{>node}}", [:], ["node": "<{{name}}{{#children}}{{>node}}{{/children}}>"])
    var schema = Schema()
    let set = try TemplateSet(page.sources, schema: &schema)
    var tape = ValueTape(schema: schema)
    var tree = tape.object([("name", tape.text("leaf")), ("children", tape.list([]))])
    for level in 0..<1000 {
      tree = tape.object([("name", tape.integer(level)), ("children", tape.list([tree]))])
    }
    let (filled, root) = (tape, tree)
    let length = await onSmallStack {
      var out = OutputBuffer()
      try? set.render("page", tape: filled, root: [root], into: &out)
      return out.count
    }
    #expect(length == 2 * 1001 + 10 + 90 * 2 + 900 * 3 + 4)
  }

  @Test func deeplyNestedSectionsCompileAndRender() async {
    let depth = 3_000
    let template =
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    let page = Page(template, ["a": true])
    #expect(await onSmallStack { try? page.rendered() } == "x")
  }

  @Test func lambdasWithinTheLimitFitOnASmallStack() async {
    let page = Page(
      "{{#l}}0{{/l}}",
      ["l": .lambda { $0?.count == 50 ? $0 ?? "" : "{{#l}}\($0 ?? "")0{{/l}}" }])
    #expect(await onSmallStack { try? page.rendered().count } == 50)
  }

  @Test func aLargeTemplate() throws {
    let filler = String(repeating: "text ", count: 200)
    let line = "<p>{{a}} and {{{b}}}\(filler)</p>\r\n{{#t}}\r\n  text\r\n{{/t}}\r\n"
    let count = 5_000_000 / line.utf8.count
    let page = Page(String(repeating: line, count: count), ["a": "<", "b": "&", "t": true])
    let expected = "<p>&lt; and &\(filler)</p>\r\n  text\r\n"
    let rendered = try page.rendered()
    #expect(rendered.utf8.count == count * expected.utf8.count)
    #expect(rendered.utf8.starts(with: (expected + expected).utf8))
  }

  @Test(arguments: [
    "{{a}}", "{{#a}}x{{/a}}", "x{{>p}}", "{{<p}}{{$x}}y{{/x}}{{/p}}",
  ])
  func aLineOfManyTagsIsReadOnce(_ piece: String) throws {
    let count = 1_000_000 / piece.utf8.count
    let page = Page(String(repeating: piece, count: count), [:], ["p": ""])
    let start = ContinuousClock.now
    _ = try page.rendered()
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func crossedSectionsAreFaultsOnlyAtFirst() {
    let faults = Page(
      "{{#a}}" + String(repeating: "{{#b}}", count: 100_000) + "{{/a}}"
        + String(repeating: "{{#a}}", count: 50_000) + String(repeating: "{{/b}}", count: 50_000)
    ).faults()
    #expect((100...201).contains(faults.count))
  }

  @Test(arguments: ["{{", "{{#a}}", "{{{a}}", "{{/a}}", "{{=", "{{a ", "{{#a}}{{/b}}"])
  func manyFaultsEndSoon(_ piece: String) {
    let start = ContinuousClock.now
    let faults = Page(String(repeating: piece, count: 50_000)).faults()
    #expect((1...201).contains(faults.count))
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}

/// Runs on a thread with 512 KB of stack, as the workers of a build may have.
private func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
