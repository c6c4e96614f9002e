import Glibc

extension Folder {
  /// Makes a folder here; false if something of that name exists already.
  @discardableResult
  public func makeFolder(_ name: Path) throws(FileError) -> Bool {
    if name.withCString({ mkdirat(descriptor, $0, 0o777) }) == 0 { return true }
    let code = errno
    if code == EEXIST { return false }
    throw FileError("make the folder", path.appending(name), errno: code)
  }

  /// Makes a folder and those above it that are missing.
  public func makeFolders(_ name: Path) throws(FileError) {
    do {
      try makeFolder(name)
    } catch {
      guard error.reason == .notFound, !name.parent.isEmpty else { throw error }
      try makeFolders(name.parent)
      try makeFolder(name)
    }
  }

  /// Renames what is here to a name in another folder, replacing a file of that name.
  public func rename(_ name: Path, to target: borrowing Folder, _ newName: Path) throws(FileError) {
    let result = name.withCString { old in
      newName.withCString { new in renameat(descriptor, old, target.descriptor, new) }
    }
    if result != 0 { throw FileError("write", target.path.appending(newName), errno: errno) }
  }

  /// Deletes a file or a symbolic link here; false if there is none.
  @discardableResult
  public func removeFile(_ name: Path) throws(FileError) -> Bool {
    try remove(name, flags: 0)
  }

  /// Deletes an empty folder here; false if there is none.
  @discardableResult
  public func removeFolder(_ name: Path) throws(FileError) -> Bool {
    try remove(name, flags: AT_REMOVEDIR)
  }

  private func remove(_ name: Path, flags: Int32) throws(FileError) -> Bool {
    if name.withCString({ unlinkat(descriptor, $0, flags) }) == 0 { return true }
    let code = errno
    if code == ENOENT { return false }
    throw FileError("delete", path.appending(name), errno: code)
  }
}
