import Diagnostics
import FileSystem
import Scratch
import Testing

@testable import Output

@Suite struct PlanTests {
  static let refused: [([String], String)] = [
    (["a.html", "a.html"], "two sources for 'a.html'"),
    (["a.html", "A.html"], "'A.html' and 'a.html' are the same path"),
    (["Pokemon/a.html", "pokemon/b.html"], "'Pokemon' and 'pokemon' are the same path"),
    (["flabe\u{301}be\u{301}.html", "flab\u{E9}b\u{E9}.html"], "are the same path"),
    (["σ.html", "ς.html"], "are the same path"),
    (["a", "a/b"], "'a' cannot be a file"),
    (["a", "a-b", "a/b/c"], "'a' cannot be a file"),
    (["../a"], "'../a' does not lead into the output"),
    (["/etc/passwd"], "does not lead into the output"),
    (["a/./b"], "does not lead into the output"),
    (["a//b"], "does not lead into the output"),
    (["a/"], "does not lead into the output"),
    ([""], "does not lead into the output"),
    (["a\u{0}b"], "does not lead into the output"),
    ([String(repeating: "x", count: 256)], "longer than disks allow"),
  ]

  @Test(arguments: refused)
  func isRefusedBeforeAnythingIsWritten(paths: [String], message: String) throws {
    let scratch = try Scratch()
    let plan = paths.enumerated().map { index, path in
      PlannedFile(path: Path(path), content: .bytes([]), origin: "source \(index)")
    }
    let messages = faults { () throws(Faults) in
      try Publisher(scratch.options).publish(plan) { NoRenderer() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(message) == true, "\(messages)")
    if paths.count == 2 {
      for origin in ["source 0", "source 1"] {
        #expect(messages.first?.contains(origin) == true, "\(messages)")
      }
    }
    #expect(try scratch.folders("") == [""])
  }

  @Test func twoFoldersAreNamedByTheirPages() throws {
    let plan = [
      ("JA/index.html", "Content/JA.md"), ("ja/about/index.html", "Content/about.md"),
      ("ja/index.html", "the list in ja"),
    ].map { PlannedFile(path: Path($0), content: .bytes([]), origin: $1) }
    let messages = faults { () throws(Faults) in try checkedPlan(plan) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("Content/JA.md and the list in ja") == true, "\(messages)")
  }

  @Test(arguments: [
    ["a.html", "a-b.html", "a/b.html"], ["é", "e"], ["straße", "strase"], ["a", "b", "..."],
  ])
  func isAccepted(paths: [String]) throws {
    let plan = paths.map { PlannedFile(path: Path($0), content: .bytes([])) }
    #expect(try checkedPlan(plan).map(\.path) == paths.map { Path($0) }.sorted())
  }
}
