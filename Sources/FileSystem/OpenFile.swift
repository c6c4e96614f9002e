import CSystem
import Glibc

/// A file that is open for reading; closes itself when nobody holds it any more.
///
/// A class because what is read piece by piece has several holders.
public final class OpenFile: Sendable {
  private let descriptor: Int32
  public let stamp: FileStamp
  public let path: Path

  /// Opens a file or folder below a folder. Links within the folder are followed, others refused as
  /// not being there. An empty path is the folder itself.
  public init(_ relative: Path, below folder: borrowing Folder) throws(FileError) {
    let name: Path = relative.isEmpty ? "." : relative
    path = folder.path.appending(relative)
    // Without O_NONBLOCK opening a pipe would wait for a writer.
    let opened = name.withCString {
      csystem_open_beneath(folder.descriptor, $0, O_RDONLY | O_NONBLOCK)
    }
    guard opened >= 0 else {
      let code = errno
      throw FileError("read", path, errno: code == EXDEV || code == ELOOP ? ENOENT : code)
    }
    descriptor = opened
    var status = Glibc.stat()
    stamp = fstat(opened, &status) == 0 ? FileStamp(status) : .absent
  }

  deinit {
    close(descriptor)
  }

  /// Bytes of a part of the file; fewer than asked for when it has become shorter.
  public func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      while filled < range.count {
        let count = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, range.count - filled,
          off_t(range.lowerBound + filled))
        if count > 0 {
          filled += count
        } else if count == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { throw FileError("read", path, errno: code) }
    return bytes
  }
}
