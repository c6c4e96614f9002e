import Diagnostics
import FileSystem
import Scratch
import Synchronization
import Testing

@testable import Output

/// Without the record of what dexgen made nothing is lost, and everything is said.
@Suite struct LostRecordTests {
  static let old = TestSite(["index.html": "1", "a/b.html": "2", "a/stale.html": "3"])
  static let new = TestSite(["index.html": "1", "a/b.html": "2"])

  static let losses: [(String, String, @Sendable (Scratch) throws -> Void)] = [
    ("manifest damaged", "is damaged", { try $0.write(".Public.dexgen/manifest", "x") }),
    (
      "folder for the manifest", "it is a folder",
      {
        try $0.remove(".Public.dexgen/manifest")
        try $0.makeFolder(".Public.dexgen/manifest")
      }
    ),
    (
      "folder for the lock", "it is a folder",
      {
        try $0.remove(".Public.dexgen/lock")
        try $0.makeFolder(".Public.dexgen/lock")
      }
    ),
  ]

  @Test(arguments: losses.map(\.0))
  func cleaningDeletesNothingAndSaysWhy(name: String) throws {
    let scratch = try Scratch()
    let (_, reason, lose) = try #require(Self.losses.first { $0.0 == name })
    try Self.old.publish(in: scratch)
    try lose(scratch)
    let before = (try scratch.tree(""), try scratch.folders(""))
    let messages = faults { () throws(Faults) in try scratch.clean() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("nothing is deleted") == true)
    #expect(messages.first?.contains(reason) == true, "\(messages)")
    #expect(try scratch.tree("") == before.0)
    #expect(try scratch.folders("") == before.1)
  }

  @Test func aDamagedManifestIsAWarningWithWhatMayBeStale() throws {
    let scratch = try Scratch()
    try Self.old.publish(in: scratch)
    try scratch.write(".Public.dexgen/manifest", "x")
    try scratch.write("Public/CNAME", "dex.example")
    let summary = try Self.new.publish(in: scratch)
    #expect(summary.adopted == 2)
    #expect(summary.diagnostics.map(\.severity) == [.warning, .warning])
    let messages = summary.diagnostics.map(\.message)
    #expect(messages.first?.contains("files of unknown origin are compared instead") == true)
    #expect(messages.last?.hasPrefix("1 file of unknown origin in the site's folders") == true)
    #expect(messages.last?.contains("a/stale.html'") == true)
    // From now on it is known again.
    #expect(try Self.new.publish(in: scratch).diagnostics.isEmpty)
  }

  @Test func whatIsInTheWaySaysThatThereIsNoRecord() throws {
    let scratch = try Scratch()
    try scratch.write("file", "")
    var options = scratch.options
    options.state = scratch.appending("file/state")
    let publisher = Publisher(options)
    _ = try publisher.publish(Self.old.plan) { NoRenderer() }
    let changed = TestSite(["index.html": "new", "a/b.html": "2"])
    let error = try #require(throws: Faults.self) {
      try publisher.publish(changed.plan) { NoRenderer() }
    }
    #expect(error.diagnostics.map(\.severity) == [.note, .warning, .error])
    #expect(error.diagnostics[1].message.contains("a/stale.html'"))
    #expect(error.diagnostics[2].message.contains("index.html' is in the way"))
    #expect(error.diagnostics[2].hint?.contains("no record") == true)
    #expect(error.diagnostics[2].hint?.contains("--force") == true)
  }

  @Test func cleaningTellsHowMuchItDeletes() throws {
    let scratch = try Scratch()
    try Self.old.publish(in: scratch)
    let deleted = Counts()
    var options = scratch.options
    options.onDelete = { deleted.add($0) }
    _ = try Cleaner(options).clean()
    #expect(deleted.all == [3])
  }
}

private final class Counts: Sendable {
  private let counts = Mutex<[Int]>([])

  func add(_ count: Int) {
    counts.withLock { $0.append(count) }
  }

  var all: [Int] { counts.withLock { $0 } }
}
