import Diagnostics
import Testing

@testable import Site

@Suite struct RenderFindingsTests {
  private func warning(_ file: String, _ offset: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      .warning, message, at: Place(SourceText(name: file, text: "0123456789"), at: offset))
  }

  @Test func eachIsKeptOnceAndInOrder() {
    let findings = RenderFindings()
    findings.add([warning("b", 1, "x"), warning("a", 9, "x")])
    findings.add([warning("a", 9, "x"), warning("a", 2, "y"), warning("a", 2, "x")])
    let shown = findings.all.map { "\($0.place?.shown ?? "") \($0.message)" }
    #expect(shown == ["a:1:3 x", "a:1:3 y", "a:1:10 x", "b:1:2 x"])
    #expect(findings.take().count == 4)
    #expect(findings.all.isEmpty)
  }
}
