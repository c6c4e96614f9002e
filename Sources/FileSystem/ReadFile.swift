import CSystem
import Diagnostics
import Glibc

/// A file's bytes with the stamp that it had just before they were read.
public struct FileContents: Sendable {
  public let bytes: [UInt8]
  public let stamp: FileStamp
}

/// Reads a whole file of at most `limit` bytes; never waits for a pipe or a device.
public func readFile(
  _ path: Path, limit: Int = defaultReadLimit
) throws(FileError) -> FileContents {
  if path.containsNUL { throw FileError("read", path, .invalidName) }
  switch path.withCString({ readAt(AT_FDCWD, $0, followLinks: true, limit: limit) }) {
  case .success(let contents): return contents
  case .failure(let failure): throw FileError("read", path, failure.reason)
  }
}

/// Reads a text file; its faults show it under `name`, or as the path is written.
public func readSource(
  _ path: Path, named name: String? = nil, limit: Int = defaultReadLimit
) throws(FileError) -> SourceText {
  SourceText(name: name ?? path.text, bytes: try readFile(path, limit: limit).bytes)
}

/// 1 GiB: more than any source of a site, less than what ends a machine.
public let defaultReadLimit = 1 << 30

struct ReadFailure: Error {
  let reason: FileError.Reason
}

func readAt(
  _ folder: Int32, _ name: UnsafePointer<CChar>, followLinks: Bool, limit: Int
) -> Result<FileContents, ReadFailure> {
  // Without O_NONBLOCK opening a pipe would wait for a writer.
  let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW)
  let file = csystem_openat(folder, name, flags, 0)
  guard file >= 0 else {
    let code = errno
    // A socket cannot be opened.
    return .failure(ReadFailure(reason: code == ENXIO ? .notRegular : .init(errno: code)))
  }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { return .failure(ReadFailure(reason: .init(errno: errno))) }
  let stamp = FileStamp(status)
  switch stamp.kind {
  case .file: break
  case .folder: return .failure(ReadFailure(reason: .isFolder))
  default: return .failure(ReadFailure(reason: .notRegular))
  }
  guard stamp.size <= Int64(limit) else {
    return .failure(ReadFailure(reason: .tooLarge(limit: limit)))
  }
  return readAll(file, expecting: Int(stamp.size), limit: limit).map {
    FileContents(bytes: $0, stamp: stamp)
  }
}

/// Reads to the end, whatever the size was said to be: files grow, and those of /proc say 0.
private func readAll(
  _ file: Int32, expecting size: Int, limit: Int
) -> Result<[UInt8], ReadFailure> {
  var bytes: [UInt8] = []
  var room = size + 1
  while true {
    var code: Int32 = 0
    var ended = false
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      while filled < room {
        let count = read(file, buffer.baseAddress.map { $0 + filled }, room - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          ended = true
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { return .failure(ReadFailure(reason: .init(errno: code))) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if bytes.count > limit { return .failure(ReadFailure(reason: .tooLarge(limit: limit))) }
    if ended { return .success(bytes) }
    room = max(bytes.count, 4096)
  }
}
