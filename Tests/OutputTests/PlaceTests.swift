import Diagnostics
import FileSystem
import Scratch
import Synchronization
import Testing

@testable import Output

@Suite struct PlaceTests {
  static let site = TestSite(["index.html": "1", "a/b.html": "2"])

  static let refused: [(String, String)] = [
    ("/", "root of the file system"), ("home", "home folder"), ("", "usable name"),
    ("site", "folder of the site"), (".", "holds your home folder"),
    ("site/Content", "is the source"),
    ("site/Content/Public", "inside the source"), ("link", "is the source"),
    ("site/../site/Content", "is the source"), ("data", "holds the source"),
  ]

  @Test(arguments: refused)
  func dangerousFoldersAreRefused(output: String, reason: String) throws {
    let scratch = try Scratch()
    try scratch.write("site/Content/dex.json", "[]")
    try scratch.write("data/dex.json", "[]")
    try scratch.makeFolder("home")
    scratch.link("link", to: "site/Content")
    let path = output == "/" || output.isEmpty ? Path(output) : scratch.appending(output)
    var options = PublishOptions(output: path)
    options.site = scratch.appending("site")
    options.home = scratch.appending("home")
    options.sources = ["site/Content", "data/dex.json"].map { scratch.appending($0) }
    let before = try scratch.tree("")
    let messages = faults { () throws(Faults) in
      try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(reason) == true, "\(messages)")
    #expect(try scratch.tree("") == before)
  }

  @Test func anOutputThatIsAFileIsRefused() throws {
    let scratch = try Scratch()
    try scratch.write("Public", "file")
    #expect(faults { () throws(Faults) in try Self.site.publish(in: scratch) }.count == 1)
    #expect(try scratch.read("Public") == "file")
  }

  @Test(arguments: ["Public", "deep/er/Public", "Public/"])
  func theOutputIsMade(output: String) throws {
    let scratch = try Scratch()
    _ = try Publisher(PublishOptions(output: scratch.appending(output)))
      .publish(Self.site.plan) { NoRenderer() }
    #expect(try scratch.tree(output) == Self.site.files)
  }

  @Test func worksWithoutState() throws {
    let scratch = try Scratch()
    try scratch.write("file", "")
    var options = scratch.options
    options.state = scratch.appending("file/state")
    for _ in 0..<2 {
      let summary = try Publisher(options).publish(Self.site.plan) { NoRenderer() }
      #expect(summary.diagnostics.first?.message.contains("nothing is remembered") == true)
    }
    #expect(try scratch.tree("") == ["file": "", "Public/index.html": "1", "Public/a/b.html": "2"])
  }

  @Test func stateMayBeOnAnotherMount() throws {
    guard let shared = try? Folder("/dev/shm"), try !shared.sharesMount(with: Folder("/tmp")) else {
      return
    }
    let scratch = try Scratch()
    var options = scratch.options
    options.state = Path("/dev/shm").appending(scratch.path.name)
    _ = try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    _ = try Publisher(options).publish(TestSite(["index.html": "3"]).plan) { NoRenderer() }
    #expect(try scratch.tree("") == ["Public/index.html": "3"])
    _ = try Cleaner(options).clean()
    #expect(try scratch.folders("") == [""])
    #expect(try shared.stamp(scratch.path.name).kind == .absent)
  }

  @Test func theStateIsNeverAmongOtherFiles() throws {
    let scratch = try Scratch()
    try scratch.write("own/staging/precious.txt", "mine")
    var options = scratch.options
    options.state = scratch.appending("own")
    let messages = faults { () throws(Faults) in
      try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    }
    #expect(messages.first?.contains("cannot be the state folder") == true)
    #expect(try scratch.tree("") == ["own/staging/precious.txt": "mine"])
  }

  @Test(arguments: [
    ".Public.dexgen/staging/lane-0/1", ".Public.dexgen-staging/new/x", "Public/.dexgen-staging/x",
    ".Public.dexgen/unfinished",
  ])
  func whatAKillLeftIsDeleted(path: String) throws {
    let scratch = try Scratch()
    try Self.site.publish(in: scratch)
    try scratch.write(path, "half")
    try Self.site.publish(in: scratch)
    #expect(try scratch.tree("Public") == Self.site.files)
    #expect(try scratch.folders("") == ["", ".Public.dexgen", "Public", "Public/a"])
    _ = try scratch.clean()
    #expect(try scratch.folders("") == [""])
  }

  @Test func theStateIsNeverInTheOutput() throws {
    let scratch = try Scratch()
    var options = scratch.options
    options.state = scratch.appending("Public/state")
    let messages = faults { () throws(Faults) in
      try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    }
    #expect(messages.first?.contains("inside the output") == true)
  }

  @Test func aSecondBuildWaits() throws {
    let scratch = try Scratch()
    try Self.site.publish(in: scratch)
    let state = try Folder(scratch.appending(".Public.dexgen"))
    let held = Held(try FileLock.take("lock", in: state))
    var options = scratch.options
    options.onWait = { held.release() }
    let summary = try Publisher(options).publish(Self.site.plan) { NoRenderer() }
    #expect(held.wasReleased)
    #expect(summary.unchanged == 2)
  }
}

/// A lock that is given up when asked.
private final class Held: Sendable {
  private let lock: Mutex<FileLock?>

  init(_ lock: consuming sending FileLock?) {
    self.lock = Mutex(lock)
  }

  func release() {
    lock.withLock { $0 = nil }
  }

  var wasReleased: Bool { lock.withLock { $0 == nil } }
}
