import Diagnostics
import FileSystem
import Glibc
import Scratch
import Synchronization
import Testing

@testable import Output

/// Stops a build at its n-th step.
final class StopAt: Sendable {
  private let steps = Atomic(0)
  let number: Int
  let verdict: Failpoints.Verdict
  let hasPlainRenames: Bool

  init(_ number: Int, _ verdict: Failpoints.Verdict, hasPlainRenames: Bool = false) {
    self.number = number
    self.verdict = verdict
    self.hasPlainRenames = hasPlainRenames
  }

  var failpoints: Failpoints {
    Failpoints(hasPlainRenames: hasPlainRenames) { [self] _, _ in
      steps.wrappingAdd(1, ordering: .relaxed).oldValue == number ? verdict : .go
    }
  }

  var wasReached: Bool { steps.load(ordering: .relaxed) > number }
}

@Suite struct CrashTests {
  static let old = TestSite([
    "index.html": "old", "assets/a.css": "old", "stale/x.html": "old", "f": "old", "d/e/f": "old",
    "same.html": "same",
  ])
  static let new = TestSite([
    "index.html": "new", "assets/a.css": "new", "fresh/y.html": "new", "f/g": "new", "d/e": "new",
    "same.html": "same", "fresh/z/z.html": "new",
  ])
  static let foreign = ["CNAME": "dex.example", "assets/mine.txt": "mine"]

  private func expectWhole(_ scratch: Scratch, _ from: TestSite?, at step: Int) throws {
    for (path, text) in try scratch.tree("Public") {
      let allowed = [from?.files[path], Self.new.files[path], Self.foreign[path]]
      #expect(allowed.contains(text), "\(path) after step \(step)")
    }
    for (path, text) in Self.foreign {
      #expect(try scratch.read("Public/\(path)") == text, "after step \(step)")
    }
  }

  /// Runs to the end of the build with a stop at each of its steps in turn.
  private func atEachStep(
    _ verdict: Failpoints.Verdict, from: TestSite?, hasPlainRenames: Bool = false,
    _ check: (Scratch, Int) throws -> Void
  ) throws {
    for step in 0..<100 {
      let scratch = try Scratch()
      for (path, text) in Self.foreign { try scratch.write("Public/\(path)", text) }
      try from?.publish(in: scratch)
      let stop = StopAt(step, verdict, hasPlainRenames: hasPlainRenames)
      _ = try? Self.new.publish(in: scratch, failpoints: stop.failpoints)
      guard stop.wasReached else {
        #expect(step > 5)
        return
      }
      try check(scratch, step)
    }
    Issue.record("the build does not end")
  }

  @Test(arguments: [nil, old] as [TestSite?], [false, true])
  func aKillIsRepaired(from: TestSite?, hasPlainRenames: Bool) throws {
    try atEachStep(.kill, from: from, hasPlainRenames: hasPlainRenames) { scratch, step in
      try expectWhole(scratch, from, at: step)
      if scratch.isCurrent {
        let sites = [from?.files, Self.new.files].map { ($0 ?? [:]).merging(Self.foreign) { $1 } }
        #expect(sites.contains(try scratch.tree("Public")), "after step \(step)")
      }
      // The repair may be killed as well.
      _ = try? Self.new.publish(in: scratch, failpoints: StopAt(3, .kill).failpoints)
      try expectWhole(scratch, from, at: step)
      try Self.new.publish(in: scratch)
      let clean = Self.new.files.merging(Self.foreign) { $1 }
      #expect(try scratch.tree("Public") == clean, "after step \(step)")
      #expect(try Self.new.publish(in: scratch).changes.isEmpty)
      #expect(try scratch.tree(".Public.dexgen").keys.sorted() == ["lock", "manifest"])
      #expect(scratch.isCurrent)
      _ = try scratch.clean()
      #expect(try scratch.tree("Public") == Self.foreign, "after step \(step)")
      #expect(try scratch.folders("Public") == ["", "assets"], "after step \(step)")
    }
  }

  @Test(arguments: [nil, old] as [TestSite?])
  func anotherSiteAfterAKill(from: TestSite?) throws {
    let third = TestSite(["index.html": "third", "fresh": "third"])
    try atEachStep(.kill, from: from) { scratch, step in
      try third.publish(in: scratch)
      let clean = third.files.merging(Self.foreign) { $1 }
      #expect(try scratch.tree("Public") == clean, "after step \(step)")
    }
  }

  @Test(arguments: [nil, old] as [TestSite?], [false, true])
  func aFaultChangesNothing(from: TestSite?, hasPlainRenames: Bool) throws {
    try atEachStep(.fail(EACCES), from: from, hasPlainRenames: hasPlainRenames) { scratch, step in
      let tree = try scratch.tree("Public")
      let before = (from?.files ?? [:]).merging(Self.foreign) { $1 }
      let after = Self.new.files.merging(Self.foreign) { $1 }
      // Once the manifest is written the new site stands.
      #expect(tree == before || (tree == after && step > 8), "after step \(step)")
      try Self.new.publish(in: scratch)
      #expect(try scratch.tree("Public") == after, "after step \(step)")
    }
  }

  @Test func aFullDiskIsOneClearFault() throws {
    let scratch = try Scratch()
    let messages = faults { () throws(Faults) in
      try Self.new.publish(in: scratch, failpoints: StopAt(2, .fail(ENOSPC)).failpoints)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Public/") == true)
    #expect(messages.first?.contains("No space left on device") == true)
    #expect(try scratch.tree("Public") == [:])
  }
}
