import FileSystem
import Glibc

/// Every point at which a build touches a disk; tests stop or fail it there.
enum Step: Sendable {
  /// A file is written aside.
  case stage
  case journal
  /// A file or folder is put in place.
  case place
  /// A file of an older build is taken out.
  case delete
  case removeFolder
  case manifest
  case removeJournal
  /// What is left in the staging folder is deleted.
  case cleanUp
}

/// Lets a test stand in for a full disk or a killed process.
struct Failpoints: Sendable {
  enum Verdict: Sendable {
    case go
    /// As if the system had answered with this errno.
    case fail(Int32)
    /// As if the process ended here.
    case kill
  }

  /// As if the file system could neither swap names nor promise that a name is free.
  var hasPlainRenames = false
  /// Nil outside tests.
  var verdict: (@Sendable (Step, Path) -> Verdict)?

  func pass(_ step: Step, _ path: Path) throws(Stop) {
    guard let verdict else { return }
    switch verdict(step, path) {
    case .go: return
    case .fail(let code): throw .disk(FileError("write", path, errno: code))
    case .kill: throw .killed
    }
  }
}

/// Why a build cannot go on.
enum Stop: Error {
  case disk(FileError)
  /// Only in tests: nothing may be tidied up after this.
  case killed
}

/// Runs something that throws file errors where a `Stop` is expected.
func disk<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(Stop) -> Result {
  do {
    return try body()
  } catch {
    throw .disk(error)
  }
}
