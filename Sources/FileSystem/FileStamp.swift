import Glibc

/// What the system says about a file without reading it: enough to see that it has changed.
public struct FileStamp: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    case absent, file, folder, symbolicLink, other
  }

  public var kind: Kind
  /// In bytes.
  public var size: Int64
  /// Nanoseconds since 1970.
  public var modified: Int64
  public var inode: UInt64

  public init(kind: Kind, size: Int64, modified: Int64, inode: UInt64) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  /// The stamp of what is not there.
  public static let absent = FileStamp(kind: .absent, size: 0, modified: 0, inode: 0)
}

extension FileStamp {
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  /// Looks at a path; what is not there has the stamp `.absent`.
  public init(of path: Path, followLinks: Bool = true) throws(FileError) {
    let result = path.withCString { stampAt(AT_FDCWD, $0, followLinks: followLinks) }
    switch result {
    case .success(let stamp): self = stamp
    case .failure(let code): throw FileError("look at", path, errno: code.value)
    }
  }

  /// Whether a later change could have left the very same stamp, because it was last modified no
  /// earlier than `moment` (nanoseconds since 1970), as exactly as its file system keeps time.
  public func isRacy(since moment: Int64) -> Bool {
    let wholeSeconds = modified % 1_000_000_000 == 0
    // File systems without fractions keep one or two seconds.
    return modified >= (wholeSeconds ? moment - 2_000_000_000 : moment)
  }
}

/// Nanoseconds since 1970, by the clock that stamps files.
public func fileClock() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME_COARSE, &time)
  return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}

/// An errno as an error value.
struct SystemCode: Error {
  let value: Int32
}

/// One `fstatat`; absent, too, when a folder on the way is missing or not a folder.
func stampAt(
  _ folder: Int32, _ name: UnsafePointer<CChar>, followLinks: Bool
) -> Result<FileStamp, SystemCode> {
  var status = stat()
  if fstatat(folder, name, &status, followLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
    return .success(FileStamp(status))
  }
  let code = errno
  return code == ENOENT || code == ENOTDIR ? .success(.absent) : .failure(SystemCode(value: code))
}
