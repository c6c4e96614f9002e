import Diagnostics
import FileSystem
import Glibc
import Scratch
import Synchronization
import Testing

@testable import Output

/// A build that fails leaves no trace, and says why in terms of what the user asked for.
@Suite struct FailedBuildTests {
  static let site = TestSite(["index.html": "1", "a/b.html": "2"])
  static let failing = [PlannedFile(path: "index.html", content: .rendered(1))]

  static let notFolders: [(String, String, @Sendable (Scratch) throws -> Void)] = [
    ("a file", "it is a file", { try $0.write("Public", "") }),
    ("a pipe", "it is a pipe", { mkfifo($0.appending("Public").text, 0o600) }),
    ("a dangling link", "leads nowhere", { $0.link("Public", to: "nowhere") }),
    ("a link in a circle", "circle", { $0.link("Public", to: "Public") }),
  ]

  @Test(arguments: notFolders.map(\.0))
  func anOutputThatIsNoFolder(name: String) throws {
    let scratch = try Scratch()
    let (_, reason, prepare) = try #require(Self.notFolders.first { $0.0 == name })
    try prepare(scratch)
    let messages = faults { () throws(Faults) in try Self.site.publish(in: scratch) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(reason) == true, "\(messages)")
    #expect(try scratch.folders("") == [""])
  }

  @Test func theStateFolderGoesAgain() throws {
    let scratch = try Scratch()
    #expect(!faults { () throws(Faults) in try publishFailing(scratch.options) }.isEmpty)
    #expect(try scratch.folders("") == [""])
    let stop = StopAt(4, .fail(ENOSPC))
    _ = try? Self.site.publish(in: scratch, failpoints: stop.failpoints)
    #expect(stop.wasReached)
    #expect(try scratch.folders("") == [""])
  }

  @Test func aStateFolderThatWasThereStays() throws {
    let scratch = try Scratch()
    try Self.site.publish(in: scratch)
    _ = try? publishFailing(scratch.options)
    #expect(try scratch.stamp(".Public.dexgen/manifest").kind == .file)
    #expect(scratch.isCurrent)
  }

  /// The other build deletes the state folder at its end; this one must remember all the same.
  @Test func aWaitingBuildMakesTheStateFolderAnew() throws {
    let scratch = try Scratch()
    let state = scratch.appending(".Public.dexgen")
    try scratch.makeFolder(".Public.dexgen")
    let held = Mutex(try FileLock.take("lock", in: Folder(state)))
    var options = scratch.options
    options.onWait = {
      held.withLock { lock in
        _ = try? Folder(state).removeFile("lock")
        _ = try? Folder(state.parent).removeFolder(state.name)
        lock = nil
      }
    }
    let summary = try Publisher(options).publish(Self.site.plan, fingerprint: testFingerprint) {
      NoRenderer()
    }
    #expect(summary.diagnostics.isEmpty)
    #expect(scratch.isCurrent)
  }

  @Test func anOutputThatCannotBeMadeIsNamed() throws {
    let scratch = try Scratch()
    var options = PublishOptions(output: "/proc/self/Public")
    options.state = scratch.appending("state")
    let messages = faults { () throws(Faults) in
      try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("cannot make the folder '/proc/self/Public'") == true)
    #expect(try scratch.folders("") == [""])
  }

  private func publishFailing(_ options: PublishOptions) throws(Faults) -> PublishSummary {
    try Publisher(options).publish(Self.failing) { NoRenderer() }
  }
}
