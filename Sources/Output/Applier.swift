import FileSystem
import Glibc

/// Applies changes one by one, and can take all of them back.
struct Applier: ~Copyable {
  private var walk: FolderWalk
  private let staging: Folder
  private let failpoints: Failpoints
  private var done: [Done] = []
  private var oldCount = 0

  /// How one change is taken back.
  private enum Done {
    case added(Path, staged: Path)
    case swapped(Path, staged: Path)
    /// The old file waits under this name.
    case replaced(Path, old: Path)
    case takenOut(Path, old: Path)
    case removedFolder(Path)
  }

  init(
    output: borrowing Folder, staging: borrowing Staging, failpoints: Failpoints
  ) throws(FileError) {
    let walk = try FolderWalk(output)
    let folder = try staging.folder.folder(".")
    self.walk = walk
    self.staging = folder
    self.failpoints = failpoints
  }

  /// Gives the folders that were not empty, and so stay.
  mutating func apply(_ changes: [Change]) throws(Stop) -> [Path] {
    var stayed: [Path] = []
    for change in changes.inOrder {
      try failpoints.pass(change.step, walk.shown(change.path))
      do {
        if try !apply(change) { stayed.append(change.path) }
      } catch {
        throw .disk(error)
      }
    }
    return stayed
  }

  private mutating func apply(_ change: Change) throws(FileError) -> Bool {
    let path = change.path
    switch change.kind {
    case .add(let staged):
      try add(staged, path)
    case .replace(let staged):
      try replace(staged, path)
    case .delete:
      let old = try newOldName()
      try walk.takeOut(path, to: staging, old)
      done.append(.takenOut(path, old: old))
    case .removeFolder:
      guard try walk.removeEmptyFolder(path) else { return false }
      done.append(.removedFolder(path))
    }
    return true
  }

  private mutating func add(_ staged: Path, _ path: Path) throws(FileError) {
    do throws(FileError) {
      if failpoints.hasPlainRenames { throw FileError("write", path, errno: EINVAL) }
      try walk.place(staged, from: staging, at: path)
    } catch {
      guard error.isUnsupported else { throw error }
      guard case .found(.absent) = try walk.stamp(path) else {
        throw FileError("write", walk.shown(path), errno: EEXIST)
      }
      try walk.placeOver(staged, from: staging, at: path)
    }
    done.append(.added(path, staged: staged))
  }

  private mutating func replace(_ staged: Path, _ path: Path) throws(FileError) {
    do throws(FileError) {
      if failpoints.hasPlainRenames { throw FileError("write", path, errno: EINVAL) }
      try walk.swap(staged, of: staging, with: path)
      done.append(.swapped(path, staged: staged))
    } catch {
      guard error.isUnsupported else { throw error }
      try replaceWithoutSwap(staged, path)
    }
  }

  private mutating func replaceWithoutSwap(_ staged: Path, _ path: Path) throws(FileError) {
    let old = try newOldName()
    let isFile = try staging.stamp(staged).kind == .file
    if isFile, case .found(let stamp) = try walk.stamp(path), stamp.kind == .file {
      // A second name keeps the old bytes, so that the new file can come in one step.
      try walk.keep(path, in: staging, as: old)
      try walk.placeOver(staged, from: staging, at: path)
      done.append(.replaced(path, old: old))
    } else {
      try walk.takeOut(path, to: staging, old)
      done.append(.takenOut(path, old: old))
      try walk.placeOver(staged, from: staging, at: path)
      done.append(.added(path, staged: staged))
    }
  }

  private mutating func newOldName() throws(FileError) -> Path {
    if oldCount == 0 { try staging.makeFolder(Staging.old) }
    oldCount += 1
    return Staging.old.appending("\(oldCount)")
  }

  /// Takes all changes back, the last one first; false if some could not be.
  mutating func undo() -> Bool {
    var complete = true
    for step in done.reversed() {
      do {
        switch step {
        case .added(let path, let staged): try walk.takeOut(path, to: staging, staged)
        case .swapped(let path, let staged): try walk.swap(staged, of: staging, with: path)
        case .replaced(let path, let old), .takenOut(let path, let old):
          try walk.placeOver(old, from: staging, at: path)
        case .removedFolder(let path): try walk.makeFolder(path)
        }
      } catch {
        complete = false
      }
    }
    done = []
    return complete
  }
}

extension FileError {
  /// The file system does not know this way of renaming.
  fileprivate var isUnsupported: Bool {
    [.system(EINVAL), .system(ENOSYS), .system(ENOTSUP)].contains(reason)
  }
}
