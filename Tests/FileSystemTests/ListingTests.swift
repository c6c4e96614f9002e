import Scratch
import Testing

@testable import FileSystem

@Suite struct ListingTests {
  private func makeTree() throws -> Scratch {
    let scratch = try Scratch()
    for path in ["b", "a/x", "a-b", "a/y/z", "é"] { try scratch.write("tree/\(path)", "") }
    try scratch.write("outside/o", "")
    scratch.link("tree/up", to: "..")
    scratch.link("tree/file", to: "b")
    scratch.link("tree/folder", to: "../outside")
    scratch.link("tree/nowhere", to: "none")
    return scratch
  }

  @Test func isSortedByBytes() throws {
    let scratch = try makeTree()
    let listing = try listTree(
      scratch.appending("tree"), ListingOptions(followLinks: false))
    #expect(
      listing.files.map(\.path.text) == [
        "a-b", "a/x", "a/y/z", "b", "file", "folder", "nowhere", "up", "é",
      ])
    #expect(listing.files.filter { $0.kind == .symbolicLink }.count == 4)
    #expect(listing.folders.map(\.path.text) == ["", "a", "a/y"])
  }

  @Test func flatListsOneFolder() throws {
    let scratch = try makeTree()
    let listing = try listTree(
      scratch.appending("tree"), ListingOptions(recursive: false, followLinks: false))
    #expect(listing.files.map(\.path.text).first == "a-b")
    #expect(listing.folders.map(\.path.text) == [""])
  }

  @Test func circlesEnd() throws {
    let scratch = try makeTree()
    let listing = try listTree(scratch.appending("tree"))
    let paths = listing.files.map(\.path.text)
    #expect(paths.contains("folder/o"))
    #expect(paths.contains("up/outside/o"))
    #expect(!paths.contains { $0.hasPrefix("up/tree/") })
    #expect(listing.files.first { $0.path == "file" }?.kind == .file)
    #expect(listing.files.first { $0.path == "nowhere" }?.kind == .symbolicLink)
  }

  @Test func namesThatAreNotUnicodeSurvive() throws {
    let scratch = try Scratch()
    let name = Path(bytes: [0xFF, 0x61])
    try Folder(scratch.path).create(name, [1].span)
    let listed = try listTree(scratch.path).files.map(\.path)
    #expect(listed == [name])
    #expect(try readFile(scratch.path.appending(name)).bytes == [1])
  }
}
