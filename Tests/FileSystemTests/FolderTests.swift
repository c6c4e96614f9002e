import Glibc
import Scratch
import Testing

@testable import FileSystem

@Suite struct FolderTests {
  @Test func replaceIsAllOrNothing() throws {
    let scratch = try Scratch()
    try scratch.write("a", "old")
    let folder = try Folder(scratch.path)
    try folder.replace("a", Array("new".utf8).span)
    #expect(try scratch.tree("") == ["a": "new"])
    try scratch.makeFolder("b/full")
    #expect(throws: FileError.self) { try folder.replace("b", [1].span) }
    #expect(try scratch.tree("") == ["a": "new"])
  }

  @Test func createNeverOverwrites() throws {
    let scratch = try Scratch()
    try scratch.write("a", "old")
    scratch.link("link", to: "other")
    let folder = try Folder(scratch.path)
    for name in ["a", "link"] as [Path] {
      #expect(throws: FileError.self) { try folder.create(name, [1].span) }
    }
    #expect(try scratch.tree("") == ["a": "old", "link": "link"])
  }

  @Test func walkNeverFollowsLinks() throws {
    let scratch = try Scratch()
    try scratch.write("outside/a", "secret")
    try scratch.write("in/b/c", "1")
    scratch.link("in/link", to: "../outside")
    var walk = try FolderWalk(Folder(scratch.appending("in")))
    guard case .stopped(let place, let stamp) = try walk.stamp("link/a") else {
      Issue.record("it went through the link")
      return
    }
    #expect(place == "link")
    #expect(stamp.kind == .symbolicLink)
    guard case .found(let found) = try walk.stamp("b/c") else {
      Issue.record("a plain file was not found")
      return
    }
    #expect(found == (try scratch.stamp("in/b/c")))
  }

  @Test func removingContentsStaysInside() throws {
    let scratch = try Scratch()
    try scratch.write("outside/a", "precious")
    try scratch.write("in/b/c", "1")
    scratch.link("in/link", to: "../outside")
    scratch.link("in/b/link", to: "../../outside/a")
    try Folder(scratch.appending("in")).removeContents()
    #expect(try scratch.folders("in") == [""])
    #expect(try scratch.read("outside/a") == "precious")
  }

  @Test func aLockIsHeldOnce() throws {
    let scratch = try Scratch()
    let folder = try Folder(scratch.path)
    do {
      let first = try FileLock.take("lock", in: folder)
      let second = try FileLock.take("lock", in: folder)
      let held = [first != nil, second != nil]
      #expect(held == [true, false])
    }
    let third = try FileLock.take("lock", in: folder)
    let isFree = third != nil
    #expect(isFree)
  }

  @Test func resolvesLinksAndWhatIsNotThere() throws {
    let scratch = try Scratch()
    try scratch.makeFolder("real")
    scratch.link("link", to: "real")
    let real = scratch.path.resolved
    #expect(scratch.appending("link").resolved == real.appending("real"))
    #expect(scratch.appending("link/none/x").resolved == real.appending("real/none/x"))
  }

  @Test func copiesAFile() throws {
    let scratch = try Scratch()
    try scratch.write("a", "text")
    try copyFile(scratch.appending("a"), to: scratch.appending("b"))
    #expect(try scratch.read("b") == "text")
  }
}
