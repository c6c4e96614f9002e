import CSystem
import Glibc

/// A lock that ends with its process, however it ends.
public struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Takes the lock file in a folder, or nil while another process holds it.
  ///
  /// A file system without locks keeps nobody out.
  public static func take(
    _ name: Path, in folder: borrowing Folder
  ) throws(FileError) -> FileLock? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let file = name.withCString { csystem_openat(folder.descriptor, $0, flags, 0o666) }
    guard file >= 0 else { throw FileError("lock", folder.path.appending(name), errno: errno) }
    let lock = FileLock(descriptor: file)
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EWOULDBLOCK { return nil }
      guard [ENOLCK, EOPNOTSUPP, ENOSYS].contains(code) else {
        throw FileError("lock", folder.path.appending(name), errno: code)
      }
    }
    // Somebody may have deleted the file between the two calls; then the lock guards nothing.
    var held = stat()
    guard fstat(file, &held) == 0, try folder.stamp(name).inode == UInt64(held.st_ino) else {
      return nil
    }
    return lock
  }

  /// Locks the folder itself, where no file can be made.
  public static func take(_ folder: borrowing Folder) throws(FileError) -> FileLock? {
    let file = openFolderAt(folder.descriptor, ".", followLinks: false)
    guard file >= 0 else { throw FileError("lock", folder.path, errno: errno) }
    let lock = FileLock(descriptor: file)
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return lock
  }
}
