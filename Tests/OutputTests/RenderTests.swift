import Diagnostics
import FileSystem
import Scratch
import Synchronization
import Testing

@testable import Output

/// Renders its number, counts, and fails for odd numbers if told to.
private struct CountingRenderer: FileRenderer {
  let count: Counter
  var oddFail = false
  var isSettled = true

  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    count.value.wrappingAdd(1, ordering: .relaxed)
    if oddFail, index % 2 == 1 { throw Faults("number \(index) is odd") }
    try body(Array("page \(index)".utf8).span)
  }
}

private final class Counter: Sendable {
  let value = Atomic(0)
}

@Suite struct RenderTests {
  private func plan(_ count: Int, key: UInt8? = nil) -> [PlannedFile] {
    (0..<count).map { number in
      PlannedFile(
        path: Path("p/\(number).html"), content: .rendered(number),
        key: key.map { ContentHash(of: [$0]) })
    }
  }

  @Test func faultsOfAllPagesComeInOrder() throws {
    let scratch = try Scratch()
    try TestSite(["p/0.html": "old"]).publish(in: scratch)
    let messages = faults { () throws(Faults) in
      try Publisher(scratch.options).publish(plan(100)) {
        CountingRenderer(count: Counter(), oddFail: true)
      }
    }
    let inOrder = plan(100).map(\.path).sorted().compactMap { path -> String? in
      let number = Int(path.name.text.prefix { $0 != "." }) ?? 0
      return number % 2 == 1 ? "number \(number) is odd" : nil
    }
    #expect(messages == inOrder)
    #expect(try scratch.tree("Public") == ["p/0.html": "old"])
    #expect(try scratch.tree(".Public.dexgen").keys.sorted() == ["lock", "manifest"])
  }

  @Test func filesWithSomethingToSayAreRenderedAgain() throws {
    let scratch = try Scratch()
    let count = Counter()
    for isSettled in [false, true, true] {
      _ = try Publisher(scratch.options)
        .publish(plan(10, key: 1), fingerprint: testFingerprint) {
          CountingRenderer(count: count, isSettled: isSettled)
        }
      // What there is to say is remembered, and said again.
      #expect(scratch.isCurrent)
    }
    #expect(count.value.load(ordering: .relaxed) == 20)
  }

  @Test func equalKeysAreNotRendered() throws {
    let scratch = try Scratch()
    let count = Counter()
    for key in [1, 1, 2] as [UInt8] {
      _ = try Publisher(scratch.options).publish(plan(40, key: key)) {
        CountingRenderer(count: count)
      }
    }
    #expect(count.value.load(ordering: .relaxed) == 80)
    try scratch.write("Public/p/7.html", "edited")
    let summary = try Publisher(scratch.options).publish(plan(40, key: 2)) {
      CountingRenderer(count: count)
    }
    #expect(summary.rendered == 1)
    #expect(summary.changes == [FileChange(kind: .changed, path: "p/7.html")])
  }

  @Test func copiesFollowTheirSource() throws {
    let scratch = try Scratch()
    try scratch.write("in.png", "one")
    try setOld(scratch, "in.png")
    let plan = [
      PlannedFile(path: "s/1.png", content: .copy(of: scratch.appending("in.png")), phase: .asset)
    ]
    for (text, expected) in [(nil, 1), (nil, 0), ("two", 1)] as [(String?, Int)] {
      if let text { try scratch.write("in.png", text) }
      let summary = try Publisher(scratch.options).publish(plan) { NoRenderer() }
      #expect(summary.rendered == expected)
    }
    #expect(try scratch.read("Public/s/1.png") == "two")
  }

  @Test func aSourceThatCannotBeReadIsNamed() throws {
    let scratch = try Scratch()
    let plan = [PlannedFile(path: "1.png", content: .copy(of: scratch.appending("none.png")))]
    let messages = faults { () throws(Faults) in
      try Publisher(scratch.options).publish(plan) { NoRenderer() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("none.png': no such file") == true)
  }

  @Test func aSignalStopsBeforeAnythingChanges() throws {
    let scratch = try Scratch()
    var options = scratch.options
    let asked = Counter()
    options.interruption = Interruption {
      asked.value.wrappingAdd(1, ordering: .relaxed).oldValue > 2 ? 2 : 0
    }
    let messages = faults { () throws(Faults) in
      try Publisher(options).publish(plan(100)) { CountingRenderer(count: Counter()) }
    }
    #expect(messages == ["stopped by a signal before anything was changed"])
    #expect(try scratch.folders("") == [""])
  }
}
