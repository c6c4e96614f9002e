import Diagnostics
import FileSystem
import Scratch
import Testing

@testable import Output

@Suite struct SnapshotTests {
  @Test func tellsWhatChangedSinceAManifest() throws {
    let scratch = try Scratch()
    try TestSite(["a": "1", "b": "1", "c": "1"]).publish(in: scratch)
    try copyFile(scratch.appending(".Public.dexgen/manifest"), to: scratch.appending("kept"))
    try TestSite(["a": "1", "b": "2", "d": "1"]).publish(in: scratch)
    let old = try Snapshot(manifest: scratch.appending("kept"))
    let new = try Snapshot(output: scratch.appending("Public"))
    #expect(
      new.changes(since: old) == [
        FileChange(kind: .changed, path: "b"), FileChange(kind: .deleted, path: "c"),
        FileChange(kind: .added, path: "d"),
      ])
    #expect(new.changes(since: new).isEmpty)
    let nothing = try Snapshot(manifest: "/dev/null")
    #expect(new.changes(since: nothing).map(\.kind) == [.added, .added, .added])
  }

  @Test(arguments: ["", "dexgenM", "something else altogether"])
  func refusesWhatIsNoManifest(text: String) throws {
    let scratch = try Scratch()
    try scratch.write("kept", text)
    let path = scratch.appending("kept")
    #expect(faults { () throws(Faults) in try Snapshot(manifest: path) }.count == 1)
    let none = scratch.appending("none")
    #expect(faults { () throws(Faults) in try Snapshot(manifest: none) }.count == 1)
  }
}
