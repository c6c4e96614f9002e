import Diagnostics
import FileSystem
import Glibc
import Scratch
import Testing

@testable import Output

@Suite struct BuildStateTests {
  static let site = TestSite(["index.html": "1", "a/b.html": "2"])

  private func build(_ scratch: Scratch) throws {
    try scratch.write("Content/dex.json", "[]")
    try scratch.write("Templates/list.html", "list")
    var log = InputLog()
    _ = try log.read(scratch.appending("Content/dex.json"))
    for file in try log.list(scratch.appending("Templates")).files {
      _ = try log.read(scratch.appending("Templates").appending(file.path))
    }
    _ = try? log.read(scratch.appending("dexgen.yml"))
    _ = try Publisher(scratch.options)
      .publish(Self.site.plan, fingerprint: testFingerprint, inputs: log) { NoRenderer() }
  }

  @Test func isCurrentRightAfterABuild() throws {
    let scratch = try Scratch()
    #expect(!scratch.isCurrent)
    try build(scratch)
    #expect(scratch.isCurrent)
    let other = BuildState(output: scratch.appending("Public"))
    #expect(other.current(fingerprint: ContentHash(of: [9])) == nil)
  }

  @Test(arguments: [0, 5000])
  func findingsAreSaidAgain(spaces: Int) throws {
    let scratch = try Scratch()
    let text = "one\ntwo three\n" + String(repeating: " ", count: spaces)
    let path = scratch.appending("Content/a.md")
    try scratch.write("Content/a.md", text)
    var log = InputLog()
    let source = SourceText(name: path.text, bytes: try log.read(path).bytes)
    let findings = [
      Diagnostic(
        .warning, "a word", at: Place(source, 4..<7), hint: "another",
        trail: [TrailStep("included from", Place(source, at: 0))], kind: "word"),
      Diagnostic(.note, "a fact"),
    ]
    _ = try Publisher(scratch.options).publish(
      Self.site.plan, fingerprint: testFingerprint, inputs: log, findings: { findings }
    ) { NoRenderer() }
    let state = BuildState(output: scratch.appending("Public"))
    let current = try #require(state.current(fingerprint: testFingerprint))
    #expect(current.findings.map { $0.rendered() } == findings.map { $0.rendered() })
    #expect(current.findings.map(\.kind) == ["word", nil])
  }

  @Test(arguments: [".Public.dexgen/staging", ".Public.dexgen-staging"])
  func isNotCurrentBesideWhatAKillLeft(folder: String) throws {
    let scratch = try Scratch()
    try build(scratch)
    try scratch.write(folder + "/lane-0/0", "x")
    #expect(!scratch.isCurrent)
  }

  static let disturbances: [(String, @Sendable (Scratch) throws -> Void)] = [
    ("input changed", { try $0.write("Content/dex.json", "{}") }),
    ("input of the same size changed in place", { try overwrite($0, "Content/dex.json", "{}") }),
    ("input deleted", { try $0.remove("Content/dex.json") }),
    ("input added to a folder", { try $0.write("Templates/new.html", "x") }),
    ("absent input appeared", { try $0.write("dexgen.yml", "title: x") }),
    ("output changed", { try $0.write("Public/index.html", "x") }),
    ("output of the same size changed in place", { try overwrite($0, "Public/index.html", "x") }),
    ("output deleted", { try $0.remove("Public/a/b.html") }),
    (
      "output replaced by a link",
      {
        try $0.remove("Public/index.html")
        $0.link("Public/index.html", to: "a/b.html")
      }
    ),
    ("journal of a killed build", { try $0.write(".Public.dexgen/journal", "") }),
    ("manifest lost", { try $0.remove(".Public.dexgen/manifest") }),
  ]

  @Test(arguments: disturbances.map(\.0))
  func seesWhatChanged(name: String) throws {
    let scratch = try Scratch()
    try build(scratch)
    let disturb = try #require(Self.disturbances.first { $0.0 == name }?.1)
    try disturb(scratch)
    #expect(!scratch.isCurrent)
  }

  @Test func foreignFilesDoNotMatter() throws {
    let scratch = try Scratch()
    try build(scratch)
    try scratch.write("Public/CNAME", "dex.example")
    #expect(scratch.isCurrent)
  }

  @Test func aTimeInTheFutureIsNotBelieved() throws {
    let scratch = try Scratch()
    try scratch.write("in.txt", "1")
    let future = fileClock() + 3_600_000_000_000
    try setTime(scratch, "in.txt", future)
    var log = InputLog()
    _ = try log.read(scratch.appending("in.txt"))
    _ = try Publisher(scratch.options)
      .publish(Self.site.plan, fingerprint: testFingerprint, inputs: log) { NoRenderer() }
    #expect(scratch.isCurrent)
    try overwrite(scratch, "in.txt", "2")
    try setTime(scratch, "in.txt", future)
    #expect(!scratch.isCurrent)
  }
}

/// Writes into a file without making a new one, and keeps its time of change.
private func overwrite(_ scratch: Scratch, _ path: String, _ text: String) throws {
  let name = scratch.appending(path).text
  let file = open(name, O_WRONLY | O_TRUNC)
  try #require(file >= 0)
  #expect(write(file, text, text.utf8.count) == text.utf8.count)
  close(file)
}

private func setTime(_ scratch: Scratch, _ path: String, _ moment: Int64) throws {
  let time = timespec(tv_sec: Int(moment / 1_000_000_000), tv_nsec: Int(moment % 1_000_000_000))
  #expect(utimensat(AT_FDCWD, scratch.appending(path).text, [time, time], 0) == 0)
}
