import CSystem
import Glibc

extension FolderWalk {
  /// Moves something to a free place below the root; EEXIST if it is taken, EINVAL where the file
  /// system cannot promise that.
  public mutating func place(
    _ name: Path, from folder: borrowing Folder, at target: Path
  ) throws(FileError) {
    let last = try open(parentOf: target)
    try check("write", target) {
      move(folder.descriptor, name, descriptor, last, by: csystem_rename_new)
    }
  }

  /// Moves something to a place below the root, replacing a file that is there.
  public mutating func placeOver(
    _ name: Path, from folder: borrowing Folder, at target: Path
  ) throws(FileError) {
    let last = try open(parentOf: target)
    try check("write", target) { move(folder.descriptor, name, descriptor, last, by: renameat) }
  }

  /// Swaps what has a name in another folder with what is at a place below the root, in one step.
  public mutating func swap(
    _ name: Path, of folder: borrowing Folder, with target: Path
  ) throws(FileError) {
    let last = try open(parentOf: target)
    try check("write", target) {
      move(folder.descriptor, name, descriptor, last, by: csystem_rename_swap)
    }
  }

  /// Moves what is at a place below the root to a name in another folder.
  public mutating func takeOut(
    _ source: Path, to folder: borrowing Folder, _ name: Path
  ) throws(FileError) {
    let last = try open(parentOf: source)
    try check("delete", source) { move(descriptor, last, folder.descriptor, name, by: renameat) }
  }

  /// Gives a file below the root a second name in another folder.
  public mutating func keep(
    _ source: Path, in folder: borrowing Folder, as name: Path
  ) throws(FileError) {
    let last = try open(parentOf: source)
    try check("replace", source) {
      move(descriptor, last, folder.descriptor, name) { linkat($0, $1, $2, $3, 0) }
    }
  }

  public mutating func removeFile(_ target: Path) throws(FileError) {
    let last = try open(parentOf: target)
    try check("delete", target) { last.withCString { unlinkat(descriptor, $0, 0) } }
  }

  public mutating func makeFolder(_ target: Path) throws(FileError) {
    let last = try open(parentOf: target)
    try check("make the folder", target) { last.withCString { mkdirat(descriptor, $0, 0o777) } }
  }

  /// Removes a folder below the root if it is empty; false if it is not, or is not there.
  public mutating func removeEmptyFolder(_ target: Path) throws(FileError) -> Bool {
    guard case .found(let stamp) = try stamp(target), stamp.kind == .folder else { return false }
    let name = target.name
    if name.withCString({ unlinkat(descriptor, $0, AT_REMOVEDIR) }) == 0 { return true }
    if [ENOTEMPTY, EEXIST, ENOENT].contains(errno) { return false }
    throw FileError("delete the folder", path.appending(target), errno: errno)
  }

  private mutating func open(parentOf target: Path) throws(FileError) -> Path {
    if case .stopped(let place, let stamp) = try enterParent(of: target) {
      let reason: FileError.Reason = stamp.kind == .symbolicLink ? .symbolicLink : .notFolder
      throw FileError("open the folder", path.appending(place), reason)
    }
    return target.name
  }

  private func check(_ action: String, _ target: Path, _ call: () -> Int32) throws(FileError) {
    if call() != 0 { throw FileError(action, path.appending(target), errno: errno) }
  }
}

private func move(
  _ from: Int32, _ name: Path, _ to: Int32, _ newName: Path,
  by call: (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32
) -> Int32 {
  name.withCString { old in newName.withCString { new in call(from, old, to, new) } }
}
