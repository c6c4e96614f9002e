import CSystem
import Glibc

/// An open folder: everything in it is reached by name through this handle, whatever happens to the
/// path that led to it. Closes itself.
public struct Folder: ~Copyable, Sendable {
  let descriptor: Int32
  /// As it was opened; for messages.
  public let path: Path

  private init(descriptor: Int32, path: Path) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a folder, following symbolic links.
  public init(_ path: Path) throws(FileError) {
    let name: Path = path.isEmpty ? "." : path
    let opened = name.withCString { openFolderAt(AT_FDCWD, $0, followLinks: true) }
    guard opened >= 0 else { throw FileError("open the folder", path, errno: errno) }
    self.init(descriptor: opened, path: path)
  }

  /// Opens a folder in this one; its name may be a path, whose last part is no symbolic link.
  public func folder(_ name: Path) throws(FileError) -> Folder {
    let opened = name.withCString { openFolderAt(descriptor, $0, followLinks: false) }
    guard opened >= 0 else {
      throw FileError("open the folder", path.appending(name), errno: errno)
    }
    return Folder(descriptor: opened, path: path.appending(name))
  }

  deinit {
    close(descriptor)
  }
}

func openFolderAt(_ folder: Int32, _ name: UnsafePointer<CChar>, followLinks: Bool) -> Int32 {
  let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followLinks ? 0 : O_NOFOLLOW)
  return csystem_openat(folder, name, flags, 0)
}

extension Folder {
  /// Whether something can be renamed from this folder into the other one.
  public func sharesMount(with other: borrowing Folder) throws(FileError) -> Bool {
    try mount() == other.mount()
  }

  private func mount() throws(FileError) -> UInt64 {
    var number: UInt64 = 0
    guard csystem_mount(descriptor, &number) == 0 else {
      throw FileError("look at", path, errno: errno)
    }
    return number
  }

  /// The stamp of what has this name here, without following a last symbolic link.
  public func stamp(_ name: Path) throws(FileError) -> FileStamp {
    switch name.withCString({ stampAt(descriptor, $0, followLinks: false) }) {
    case .success(let stamp): return stamp
    case .failure(let code): throw FileError("look at", path.appending(name), errno: code.value)
    }
  }

  /// The same for a name whose bytes end with a NUL, for those who look at very many.
  public func stamp(terminated name: Span<UInt8>) throws(FileError) -> FileStamp {
    let result = name.withUnsafeBytes { raw -> Result<FileStamp, SystemCode> in
      guard let start = raw.baseAddress, raw.last == 0 else {
        return .failure(SystemCode(value: EINVAL))
      }
      return stampAt(descriptor, start.assumingMemoryBound(to: CChar.self), followLinks: false)
    }
    switch result {
    case .success(let stamp): return stamp
    case .failure(let code):
      let shown = name.withUnsafeBytes { Path(bytes: $0.dropLast()) }
      throw FileError("look at", path.appending(shown), errno: code.value)
    }
  }

  /// Reads a file of this folder; a symbolic link is not followed.
  public func read(_ name: Path, limit: Int = defaultReadLimit) throws(FileError) -> FileContents {
    let result = name.withCString {
      readAt(descriptor, $0, followLinks: false, limit: limit)
    }
    switch result {
    case .success(let contents): return contents
    case .failure(let failure): throw FileError("read", path.appending(name), failure.reason)
    }
  }
}
