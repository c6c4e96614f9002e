import Diagnostics
import FileSystem
import Scratch
import Testing

@testable import Output

@Suite struct BuildTests {
  static let first = [
    "index.html": "start", "assets/site.css": "css", "pokemon/a/index.html": "a",
    "pokemon/b/index.html": "b",
  ]

  @Test func makesWhatThePlanHolds() throws {
    let scratch = try Scratch()
    let summary = try TestSite(Self.first).publish(in: scratch)
    #expect(summary.added == 4)
    #expect(try scratch.tree("Public") == Self.first)
    #expect(try scratch.tree(".Public.dexgen").keys.sorted() == ["lock", "manifest"])
  }

  @Test func touchesNothingWhenNothingChanges() throws {
    let scratch = try Scratch()
    try TestSite(Self.first).publish(in: scratch)
    let before = try Self.first.keys.sorted().map { try scratch.stamp("Public/\($0)") }
    let summary = try TestSite(Self.first).publish(in: scratch)
    #expect(summary.unchanged == 4)
    #expect(summary.changes.isEmpty)
    #expect(try Self.first.keys.sorted().map { try scratch.stamp("Public/\($0)") } == before)
  }

  @Test func touchesOnlyWhatDiffers() throws {
    let scratch = try Scratch()
    try TestSite(Self.first).publish(in: scratch)
    let kept = try scratch.stamp("Public/pokemon/a/index.html")
    var second = Self.first
    second["index.html"] = "other"
    second["pokemon/c/index.html"] = "c"
    second["pokemon/b/index.html"] = nil
    let summary = try TestSite(second).publish(in: scratch)
    #expect(
      summary.changes == [
        FileChange(kind: .changed, path: "index.html"),
        FileChange(kind: .deleted, path: "pokemon/b/index.html"),
        FileChange(kind: .added, path: "pokemon/c/index.html"),
      ])
    #expect(try scratch.tree("Public") == second)
    #expect(try scratch.stamp("Public/pokemon/a/index.html") == kept)
    #expect(
      try scratch.folders("Public") == ["", "assets", "pokemon", "pokemon/a", "pokemon/c"])
  }

  @Test func forceWritesEverything() throws {
    let scratch = try Scratch()
    try TestSite(Self.first).publish(in: scratch)
    let summary = try TestSite(Self.first).publish(in: scratch, force: true)
    #expect(summary.changed == 4)
    #expect(try scratch.tree("Public") == Self.first)
  }

  @Test(arguments: [1, 2, 5])
  func anyNumberOfLanesMakesTheSame(jobs: Int) throws {
    let scratch = try Scratch()
    var files: [String: String] = [:]
    for number in 0..<200 { files["p/\(number)/index.html"] = "page \(number)" }
    var options = scratch.options
    options.jobs = jobs
    _ = try Publisher(options).publish(TestSite(files).plan) { NoRenderer() }
    #expect(try scratch.tree("Public") == files)
  }

  @Test func fileBecomesFolderAndBack() throws {
    let scratch = try Scratch()
    let sites = [
      ["a": "file", "b/c": "1"], ["a/b": "2", "a/c/d": "3", "b": "file"], ["a": "4", "b/c": "5"],
    ]
    for files in sites {
      try TestSite(files).publish(in: scratch)
      #expect(try scratch.tree("Public") == files)
    }
  }

  @Test func cleanLeavesNothing() throws {
    let scratch = try Scratch()
    try TestSite(Self.first).publish(in: scratch)
    #expect(try scratch.clean().deleted == 4)
    #expect(try scratch.folders("") == [""])
    #expect(try scratch.tree("") == [:])
  }
}
