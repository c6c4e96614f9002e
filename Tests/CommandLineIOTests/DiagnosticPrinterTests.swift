import Diagnostics
import Testing

@testable import CommandLineIO

private let a = SourceText(name: "a.json", text: "one\ntwo\n")
private let b = SourceText(name: "b.json", text: "one\ntwo\n")

private let findings = [
  Diagnostic(.warning, "later", at: Place(b, at: 4)),
  Diagnostic(.error, "second", at: Place(b, at: 0)),
  Diagnostic(.note, "no name in French, shown in English", kind: "fallback"),
  Diagnostic(.error, "first", at: Place(a, at: 4)),
  Diagnostic(.error, "nowhere"),
  Diagnostic(.note, "no name in German, shown in English", kind: "fallback"),
  Diagnostic(.note, "no base URL"),
  Diagnostic(.note, "no genus in Korean, shown in English", kind: "fallback"),
]

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n").filter { $0.first != " " }
}

@Test("Findings stand in order of weight and place, with a count at the end")
func order() {
  #expect(
    lines(DiagnosticPrinter().rendered(findings)) == [
      "note: no name in French, shown in English",
      "… and 2 more like this (--verbose shows all)",
      "note: no base URL",
      "b.json:2:1: warning: later",
      "error: nowhere",
      "a.json:2:1: error: first",
      "b.json:1:1: error: second",
      "3 errors, 1 warning",
    ])
}

@Test("Quiet shows errors only")
func quiet() {
  #expect(
    lines(DiagnosticPrinter(quiet: true).rendered(findings)) == [
      "error: nowhere", "a.json:2:1: error: first", "b.json:1:1: error: second",
    ])
}

@Test("Verbose shows every note")
func verbose() {
  let text = DiagnosticPrinter(verbose: true).rendered(findings)
  #expect(text.contains("no name in German"))
  #expect(!text.contains("more like this"))
}

@Test("A flood of warnings of one sort ends in a count", arguments: [20, 21, 22, 809])
func flood(_ count: Int) {
  let warnings = (1...count).map { Diagnostic(.warning, "no picture '\($0).png' for #\($0)") }
  let text = DiagnosticPrinter().rendered([Diagnostic(.warning, "another")] + warnings)
  #expect(text.contains("warning: another\n"))
  #expect(text.contains("#20\n"))
  let isCut = count > 21
  #expect(text.contains("#\(count)\n") != isCut)
  #expect(text.contains("… and \(count - 20) more like this") == isCut)
  #expect(text.hasSuffix("\(count + 1) warnings\n"))
  let all = DiagnosticPrinter(verbose: true).rendered(warnings)
  #expect(all.contains("#\(count)\n"))
}

@Test("Every error is shown, however many there are")
func errors() {
  let errors = (1...500).map { Diagnostic(.error, "duplicate id \($0)") }
  #expect(lines(DiagnosticPrinter().rendered(errors)).count == 501)
}

@Test(
  "The count says what there is",
  arguments: [
    ([], ""),
    ([Diagnostic(.error, "x")], "error: x\n"),
    ([Diagnostic(.error, "x"), Diagnostic(.error, "y")], "error: x\nerror: y\n2 errors\n"),
    (
      [Diagnostic(.warning, "x"), Diagnostic(.error, "y")],
      "warning: x\nerror: y\n1 error, 1 warning\n"
    ),
  ])
func count(_ diagnostics: [Diagnostic], _ expected: String) {
  #expect(DiagnosticPrinter().rendered(diagnostics) == expected)
}

@Test("Of very many errors the first are shown, and how many more there are", arguments: [0, 1, 5])
func manyErrors(_ more: Int) {
  let count = DiagnosticPrinter.errorLimit + more
  let errors = (0..<count).map { Diagnostic(.error, "fault \($0)") }
  let shown = lines(DiagnosticPrinter().rendered(errors))
  #expect(shown.count { $0.hasPrefix("error: ") } == DiagnosticPrinter.errorLimit)
  #expect(shown.contains("… and \(more) more errors (--verbose shows all)") == (more > 0))
  #expect(shown.last == "\(count) errors")
  var verbose = DiagnosticPrinter()
  verbose.verbose = true
  #expect(lines(verbose.rendered(errors)).count { $0.hasPrefix("error: ") } == count)
}
