import Diagnostics
import FileSystem
import Glibc
import Scratch
import Testing

@testable import Output

/// What is not dexgen's is left alone, always.
@Suite struct ForeignFileTests {
  static let site = TestSite(["index.html": "new", "pokemon/a/index.html": "a", "x/y.html": "y"])
  static let foreign = [
    ".git/HEAD": "ref", ".gitignore": "*", "CNAME": "dex.example", ".nojekyll": "",
    "_redirects": "/a /b", ".well-known/security.txt": "mail", "own/page.html": "mine",
    "pokemon/a/notes.txt": "mine", "pokemon/mine.html": "mine",
  ]

  private func expectForeign(_ scratch: Scratch, _ when: String) throws {
    let tree = try scratch.tree("Public")
    for (path, text) in Self.foreign { #expect(tree[path] == text, "\(path) after \(when)") }
  }

  @Test func surviveEverything() throws {
    let scratch = try Scratch()
    for (path, text) in Self.foreign { try scratch.write("Public/\(path)", text) }
    try Self.site.publish(in: scratch)
    try expectForeign(scratch, "a build")
    try TestSite(["index.html": "newer", "z.html": "z"]).publish(in: scratch)
    try expectForeign(scratch, "a changed build")
    #expect(faults { () throws(Faults) in try failingBuild(scratch) }.count == 1)
    try expectForeign(scratch, "a failed build")
    try Self.site.publish(in: scratch, force: true)
    try expectForeign(scratch, "a forced build")
    _ = try scratch.clean()
    #expect(try scratch.tree("Public") == Self.foreign)
  }

  private func failingBuild(_ scratch: Scratch) throws(Faults) -> PublishSummary {
    let plan = [PlannedFile(path: "index.html", content: .rendered(1))]
    return try Publisher(scratch.options).publish(plan) { NoRenderer() }
  }

  @Test func equalFilesAreAdopted() throws {
    let scratch = try Scratch()
    try scratch.write("Public/index.html", "new")
    let stamp = try scratch.stamp("Public/index.html")
    let summary = try Self.site.publish(in: scratch)
    #expect(summary.adopted == 1)
    #expect(try scratch.stamp("Public/index.html") == stamp)
  }

  static let inTheWay: [(String, @Sendable (Scratch) throws -> Void)] = [
    ("another file", { try $0.write("Public/index.html", "old") }),
    ("a file for a folder", { try $0.write("Public/pokemon", "old") }),
    ("a link for a file", { $0.link("Public/index.html", to: "../elsewhere/index.html") }),
    ("a link for a folder", { $0.link("Public/pokemon", to: "../elsewhere") }),
    ("a broken link", { $0.link("Public/index.html", to: "nowhere") }),
    ("a pipe", { mkfifo($0.appending("Public/index.html").text, 0o600) }),
  ]

  @Test(arguments: inTheWay.map(\.0))
  func othersAreErrorsUnlessForced(name: String) throws {
    let scratch = try Scratch()
    try scratch.write("Public/keep.txt", "mine")
    try scratch.write("elsewhere/index.html", "precious")
    let set = try #require(Self.inTheWay.first { $0.0 == name }?.1)
    try set(scratch)
    let before = try scratch.tree("Public")
    let messages = faults { () throws(Faults) in try Self.site.publish(in: scratch) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("is in the way") == true)
    #expect(try scratch.tree("Public") == before)
    try Self.site.publish(in: scratch, force: true)
    #expect(
      try scratch.tree("Public") == Self.site.files.merging(["keep.txt": "mine"]) { $1 })
    #expect(try scratch.tree("elsewhere") == ["index.html": "precious"])
  }

  @Test func aFolderWithForeignFilesNeverMakesWay() throws {
    let scratch = try Scratch()
    try scratch.write("Public/index.html/mine.txt", "mine")
    for force in [false, true] {
      let messages = faults { () throws(Faults) in
        try Self.site.publish(in: scratch, force: force)
      }
      #expect(messages.first?.contains("mine.txt") == true)
    }
    #expect(try scratch.tree("Public") == ["index.html/mine.txt": "mine"])
  }

  @Test func aStaleFileThatWasChangedByHandStays() throws {
    let scratch = try Scratch()
    try Self.site.publish(in: scratch)
    try scratch.write("Public/x/y.html", "edited")
    var rest = Self.site
    rest.files["x/y.html"] = nil
    let summary = try rest.publish(in: scratch)
    #expect(summary.diagnostics.count == 1)
    #expect(try scratch.read("Public/x/y.html") == "edited")
  }

  @Test func anOutputThatIsALinkIsUsed() throws {
    let scratch = try Scratch()
    try scratch.makeFolder("www")
    scratch.link("Public", to: "www")
    try Self.site.publish(in: scratch)
    #expect(try scratch.tree("www") == Self.site.files)
    _ = try scratch.clean()
    #expect(try scratch.tree("www") == [:])
  }
}
