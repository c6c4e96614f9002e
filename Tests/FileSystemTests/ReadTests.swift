import Glibc
import Scratch
import Testing

@testable import FileSystem

@Suite struct ReadTests {
  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func readsEveryByte(count: Int) throws {
    let scratch = try Scratch()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try scratch.writeBytes("file", bytes)
    let contents = try readFile(scratch.appending("file"))
    #expect(contents.bytes == bytes)
    #expect(contents.stamp == (try scratch.stamp("file")))
  }

  @Test func readsFilesThatHideTheirSize() throws {
    #expect(try readFile("/proc/self/status").bytes.count > 100)
  }

  static let broken: [(String, FileError.Reason, String)] = [
    ("none", .notFound, "cannot read 'none': no such file or folder"),
    ("folder", .isFolder, "cannot read 'folder': it is a folder"),
    ("file/none", .notFolder, "a part of its path, is not a folder"),
    ("pipe", .notRegular, "pipe, socket or device"),
    ("circle", .symbolicLink, "in a circle"),
    ("large", .tooLarge(limit: 8), "more than 8 bytes"),
    ("a\u{0}b", .invalidName, "NUL"),
  ]

  @Test(arguments: broken)
  func saysWhatIsWrong(name: String, reason: FileError.Reason, text: String) throws {
    let scratch = try Scratch()
    try scratch.makeFolder("folder")
    try scratch.write("file", "")
    try scratch.write("large", "123456789")
    mkfifo(scratch.appending("pipe").text, 0o600)
    scratch.link("circle", to: "circle")
    do {
      _ = try readFile(scratch.appending(name), limit: 8)
      Issue.record("it was read")
    } catch {
      #expect(error.reason == reason)
      let shown = FileError("read", Path(name), error.reason).message
      #expect(shown.contains(text), "\(shown)")
    }
  }

  @Test func devicesAreNotRead() {
    #expect(throws: FileError.self) { try readFile("/dev/zero") }
  }

  @Test func aSourceKeepsItsName() throws {
    let scratch = try Scratch()
    try scratch.write("a.json", "{}")
    #expect(try readSource(scratch.appending("a.json"), named: "a.json").name == "a.json")
  }
}
