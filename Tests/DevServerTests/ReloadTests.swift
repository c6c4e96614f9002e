import FileSystem
import Testing

@testable import DevServer

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite struct ReloadTests {
  @Test(
    arguments: [
      ("<link rel=stylesheet href=a.css>", ["a.css"]),
      ("<LINK HREF='a' REL='alternate StyleSheet'/>", ["a"]),
      ("<link rel=\"stylesheet\" href=\"a\"><link href=\"b\" rel=\"stylesheet\">", ["a", "b"]),
      ("<link rel=icon href=a>", []), ("<!-- <link rel=stylesheet href=a> -->", []),
      ("<link rel=stylesheet>", []), ("<body><link rel=stylesheet href=a>", []),
      ("<link rel = stylesheet href = \"a b\" >", ["a b"]),
      ("<link rel=stylesheet href=\"a&amp;b\">", []),
      ("<link rel=stylesheet href=\"a", ["a"]), ("<link rel=stylesheet href=", [""]), ("<", []),
      ("<!--", []),
      ("<linkrel=stylesheet href=a>", []), ("<meta content=\"<link rel=stylesheet href=x>\">", []),
    ] as [(String, [String])])
  func styleSheets(page: String, addresses: [String]) {
    #expect(PageMark(of: bytes(page)).styles == addresses)
  }

  @Test func theMarkTellsStylesFromContent() {
    func mark(_ style: String, _ text: String, contents: Int = 0) -> PageMarkText {
      let page = "<link rel=stylesheet href=\"\(style)\"><body>\(text)</body>"
      return PageMarkText(PageMark(of: bytes(page)).text(contents: contents))
    }
    let first = mark("a", "text")
    #expect(mark("a", "text") == first)
    #expect(mark("b", "text").content == first.content && mark("b", "text").styles != first.styles)
    #expect(
      mark("a", "other").content != first.content && mark("a", "other").styles == first.styles)
    #expect(mark("a", "text", contents: 1).content != first.content)
  }

  @Test(arguments: [
    ("<p>x</p></body></html>", "<p>x</p>|</body></html>"), ("<p>x", "<p>x|"),
    ("</BODY >", "|</BODY >"), ("</body><!-- </body> -->", "</body><!-- |</body> -->"), ("", "|"),
  ])
  func theTagStandsAtTheEnd(page: String, expected: String) {
    let tag = "<script src=\"/.dexgen/reload.js\" data-dexgen-mark=\"m\" defer></script>\n"
    let wanted = expected.split(separator: "|", omittingEmptySubsequences: false)
    let marked = String(decoding: withReloadTag(bytes(page), mark: "m"), as: UTF8.self)
    #expect(marked == wanted[0] + tag + wanted[1])
  }

  @Test func eventsAreLines() {
    #expect(PageEvent.reload.bytes == bytes("event: reload\ndata: null\n\n"))
    #expect(
      PageEvent.faults("a\n\r\"b\"").bytes == bytes("event: faults\ndata: \"a\\n\\r\\\"b\\\"\"\n\n")
    )
    #expect(
      PageEvent.styles(["a"], mark: "m").bytes
        == bytes("event: styles\ndata: {\"mark\":\"m\",\"addresses\":[\"a\"]}\n\n"))
  }
}

/// A hub with one page whose mark can be changed.
private final class Bench {
  var current = ReloadHub.CurrentMark(text: "1.1", styles: ["a"])
  var events: [PageEvent] = []
  private(set) lazy var hub = ReloadHub { [unowned self] _ in current }

  func open(_ mark: String = "1.1") -> Int {
    hub.add(address: "/", mark: mark) { [unowned self] in events.append($0) }
  }

  func take() -> [PageEvent] {
    defer { events = [] }
    return events
  }
}

@Suite struct ReloadHubTests {
  @Test func aPageIsToldWhatHasChanged() {
    let bench = Bench()
    _ = bench.open()
    #expect(bench.take() == [.mended])
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [])
    bench.current = ReloadHub.CurrentMark(text: "1.2", styles: ["b"])
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [.styles(["b"], mark: "1.2")])
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [])
    bench.current = ReloadHub.CurrentMark(text: "2.2", styles: ["b"])
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [.reload])
  }

  @Test func whoComesLateIsToldAtOnce() {
    let bench = Bench()
    _ = bench.open("0.1")
    #expect(bench.take() == [.reload, .mended])
    _ = bench.open("1.0")
    #expect(bench.take() == [.styles(["a"], mark: "1.1"), .mended])
    _ = bench.open("nonsense")
    #expect(bench.take() == [.reload, .mended])
  }

  @Test func faultsStayUntilTheyAreMended() {
    let bench = Bench()
    let first = bench.open()
    _ = bench.take()
    bench.hub.buildEnded(faults: "broken")
    #expect(bench.take() == [.faults("broken")])
    _ = bench.open()
    #expect(bench.take() == [.faults("broken")])
    bench.hub.remove(first)
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [.mended])
    bench.hub.buildEnded(faults: nil)
    #expect(bench.take() == [])
  }
}
