import BuilderChannel
import Diagnostics
import FileSystem
import Glibc
import Scratch
import Testing

@testable import DevServer

/// Watches a folder and counts how often it says that something has changed.
private final class Bench {
  let scratch: Scratch
  private let loop: EventLoop
  private var watch: SourceWatch?
  private var count = 0

  init(excluded: [String] = []) throws {
    scratch = try Scratch()
    try scratch.makeFolder("site/Content/notes")
    loop = try EventLoop()
    let watch = try SourceWatch(
      in: loop, changed: { [unowned self] in count += 1 },
      failed: { Issue.record("not watched: \($0.message)") })
    self.watch = watch
    let isNew = watch.watch(
      WatchedPaths(
        folders: [path("Content"), path("Templates")], files: [path("dexgen.yml")],
        excluded: excluded.map(path)))
    #expect(isNew)
  }

  func path(_ name: String) -> String { scratch.appending("site/" + name).text }

  /// Whether the change was noticed.
  func sees(_ change: () throws -> Void) throws -> Bool {
    count = 0
    try change()
    let timer = LoopEvent(timerIn: loop) { [unowned self] in loop.stop() }
    timer.start(milliseconds: 5)
    loop.run()
    timer.stop()
    return count > 0
  }

  func write(_ name: String, _ text: String = "x") throws {
    // In place, unlike `Scratch`, which renames.
    let file = fopen(path(name), "w")
    defer { if let file { fclose(file) } }
    try #require(file != nil)
    fputs(text, file)
  }

  deinit {
    watch?.close()
  }
}

@Suite struct WatchTests {
  @Test func everythingThatMattersIsNoticed() throws {
    let bench = try Bench()
    let scratch = bench.scratch
    let steps: [(String, () throws -> Void)] = [
      ("a new file", { try bench.write("Content/a.md") }),
      ("a file written in place", { try bench.write("Content/a.md", "y") }),
      ("a file saved by renaming", { try scratch.write("site/Content/a.md", "z") }),
      ("a file further down", { try bench.write("Content/notes/b.md") }),
      ("a file deleted", { try scratch.remove("site/Content/a.md") }),
      ("a new folder", { try scratch.makeFolder("site/Content/new/deep") }),
      ("a file in the new folder", { try bench.write("Content/new/deep/c.md") }),
      ("a folder that was missing", { try scratch.makeFolder("site/Templates") }),
      ("a file in it", { try bench.write("Templates/list.html") }),
      ("the configuration appears", { try bench.write("dexgen.yml") }),
      ("the configuration is saved by renaming", { try scratch.write("site/dexgen.yml", "a") }),
      ("the configuration goes", { try scratch.remove("site/dexgen.yml") }),
      ("a folder is moved away", { rename(bench.path("Content"), bench.path("Old")) }),
      (
        "another one takes its place",
        {
          try scratch.makeFolder("site/Next/inner")
          rename(bench.path("Next"), bench.path("Content"))
        }
      ),
      ("a file in that one", { try bench.write("Content/inner/d.md") }),
      ("a link", { scratch.link("site/Content/link.md", to: "../Old/notes/b.md") }),
      ("what the link leads to", { try bench.write("Old/notes/b.md", "other") }),
      (
        "what the link leads to, saved by renaming",
        { try scratch.write("site/Old/notes/b.md", "more") }
      ),
      ("the same once more", { try scratch.write("site/Old/notes/b.md", "again") }),
    ]
    for (name, change) in steps {
      #expect(try bench.sees(change), "\(name) was not noticed")
    }
  }

  @Test func whatDoesNotMatterIsNot() throws {
    let bench = try Bench(excluded: ["Content/state"])
    #expect(try bench.sees { try bench.write("Content/a.md") })
    let steps: [(String, () throws -> Void)] = [
      ("a file beside the folders", { try bench.write("other.txt") }),
      ("the output", { try bench.scratch.write("site/Public/index.html", "x") }),
      ("an editor's own file", { try bench.write("Content/.a.md.swp") }),
      ("reading", { _ = try bench.scratch.read("site/Content/a.md") }),
    ]
    for (name, change) in steps {
      #expect(try !bench.sees(change), "\(name) was noticed")
    }
    _ = try bench.sees { try bench.scratch.makeFolder("site/Content/state") }
    #expect(try !bench.sees { try bench.write("Content/state/manifest") })
  }

  @Test func theSamePathsAreWatchedOnce() throws {
    let loop = try EventLoop()
    let watch = try SourceWatch(in: loop, changed: {}, failed: { _ in })
    let paths = WatchedPaths(folders: ["/tmp/none"], files: [])
    let first = watch.watch(paths)
    let second = watch.watch(paths)
    #expect(first && !second)
    watch.close()
  }
}
