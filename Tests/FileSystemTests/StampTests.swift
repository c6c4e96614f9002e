import Glibc
import Scratch
import Testing

@testable import FileSystem

@Suite struct StampTests {
  static let second: Int64 = 1_000_000_000

  @Test(arguments: [
    (10 * second + 1, 10 * second + 2, false), (10 * second + 2, 10 * second + 2, true),
    (11 * second + 3, 10 * second, true), (10 * second, 11 * second + 5, true),
    (10 * second, 13 * second, false),
  ])
  func isRacy(modified: Int64, moment: Int64, expected: Bool) {
    let stamp = FileStamp(kind: .file, size: 1, modified: modified, inode: 1)
    #expect(stamp.isRacy(since: moment) == expected)
  }

  @Test func whatIsNotThereIsAbsent() throws {
    let scratch = try Scratch()
    try scratch.write("file", "")
    #expect(try FileStamp(of: scratch.appending("none")) == .absent)
    #expect(try FileStamp(of: scratch.appending("file/none")) == .absent)
  }

  @Test func aSignalIsRemembered() {
    let interruption = Interruption.ofSignals()
    #expect(interruption.signal == nil)
    // Threads of the test runner do not take signals, so the process has to, in its own time.
    kill(getpid(), SIGTERM)
    for _ in 0..<500 where interruption.signal == nil { usleep(10_000) }
    #expect(interruption.signal == SIGTERM)
  }
}
