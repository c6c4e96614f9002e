import CSystem
import Glibc

extension Folder {
  /// Writes a new file here and gives its stamp; fails if something of that name exists.
  @discardableResult
  public func create(_ name: Path, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> FileStamp {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = name.withCString { csystem_openat(descriptor, $0, flags, 0o666) }
    guard file >= 0 else { throw FileError("write", path.appending(name), errno: errno) }
    var code = writeAll(file, bytes)
    var status = stat()
    if code == 0, fstat(file, &status) != 0 { code = errno }
    // Some file systems tell only now that the bytes did not fit.
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw FileError("write", path.appending(name), errno: code) }
    return FileStamp(status)
  }

  @discardableResult
  public func create(_ name: Path, _ bytes: Span<UInt8>) throws(FileError) -> FileStamp {
    let result: Result<FileStamp, FileError> = bytes.withUnsafeBytes { raw in
      do throws(FileError) {
        return .success(try create(name, raw))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Writes a file so that its name holds either the old bytes or all of the new ones.
  @discardableResult
  public func replace(_ name: Path, _ bytes: Span<UInt8>) throws(FileError) -> FileStamp {
    let temporary = temporaryName(for: name)
    do {
      let stamp = try create(temporary, bytes)
      try rename(temporary, to: self, name)
      return stamp
    } catch {
      _ = try? removeFile(temporary)
      throw FileError(error.action, path.appending(name), error.reason)
    }
  }
}

extension Folder {
  /// Adds bytes to the end of a file, which is made if it is missing, in one step.
  public func append(_ bytes: [UInt8], to name: Path) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let file = name.withCString { csystem_openat(descriptor, $0, flags, 0o666) }
    guard file >= 0 else { throw FileError("write", path.appending(name), errno: errno) }
    var code = bytes.withUnsafeBytes { writeAll(file, $0) }
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw FileError("write", path.appending(name), errno: code) }
  }
}

/// 0, or the errno of what went wrong.
private func writeAll(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
  var rest = bytes
  while let base = rest.baseAddress, rest.count > 0 {
    let count = write(file, base, rest.count)
    if count > 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } else if count == 0 {
      return EIO
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// A hidden name beside `name` that no other running process uses.
public func temporaryName(for name: Path) -> Path {
  let last = name.name
  return name.parent.appending(Path(".\(last.text.prefix(80)).\(getpid()).tmp"))
}

/// Copies a file's bytes to a new path, which must not exist.
public func copyFile(_ source: Path, to target: Path) throws(FileError) {
  let contents = try readFile(source)
  let folder = try Folder(target.parent)
  try folder.create(target.name, contents.bytes.span)
}
