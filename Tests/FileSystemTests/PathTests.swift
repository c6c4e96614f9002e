import Testing

@testable import FileSystem

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("/a/b/", "/a", "b"), ("a//b", "a", "b"),
    ("/", "/", "/"), ("", "", ""), ("../a", "..", "a"),
  ])
  func partsOfAPath(path: String, parent: String, name: String) {
    #expect(Path(path).parent == Path(parent))
    #expect(Path(path).name == Path(name))
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"),
    ("/a/..", "/"), ("a//b/", "a/b"), (".", ""), ("./", ""), ("/../a", "/a"),
  ])
  func normalized(path: String, expected: String) {
    #expect(Path(path).normalized == Path(expected))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "/b", "/b"), ("a", "", "a"),
    ("/", "b", "/b"),
  ])
  func appending(folder: String, name: String, expected: String) {
    #expect(Path(folder).appending(name) == Path(expected))
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "a/b", false), ("a", "", true),
    ("/a", "/", true), ("/a", "", false), ("/a/b", "/a/", true),
  ])
  func inside(path: String, folder: String, expected: Bool) {
    #expect(Path(path).isInside(Path(folder)) == expected)
  }

  @Test(arguments: [
    ("a/b", true), ("a", true), (".a", true), ("...", true), ("", false), ("/a", false),
    ("a/", false), ("a//b", false), ("./a", false), ("a/../b", false), ("a\u{0}", false),
  ])
  func plainRelative(path: String, expected: Bool) {
    #expect(Path(path).isPlainRelative == expected)
  }

  @Test func comparesBytes() {
    #expect(Path("\u{E9}") != Path("e\u{301}"))
    #expect(Path("a") < Path("a-b"))
    #expect(Path("a-b") < Path("a/b"))
    #expect(Path("Z") < Path("a"))
    #expect(Path(bytes: [0xFF, 0xFE]).text == "\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: [
    ("a/b/c", "a/b/d", 4, [String]()), ("a/b/c", "a/bc", 3, ["a/b"]),
    ("a/b/c", "x", 0, ["a", "a/b"]),
    ("a", "a", 1, []), ("ab/c", "a", 1, ["ab"]),
  ])
  func foldersBeyondACommonWay(path: String, other: String, common: Int, folders: [String]) {
    #expect(Path(path).commonPrefix(with: Path(other)) == common)
    #expect(Path(path).folders(from: common) == folders.map { Path($0) })
  }

  @Test(arguments: [("a/b/c", "a", "b/c"), ("a", "a", ""), ("/a", "/", "a")])
  func relative(path: String, folder: String, expected: String) {
    #expect(Path(path).relative(to: Path(folder)) == Path(expected))
  }
}
