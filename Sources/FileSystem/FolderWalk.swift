import Glibc

/// Goes through the folders below one folder, keeping those on the current way open, and never
/// through a symbolic link.
///
/// Visiting paths in sorted order opens each folder once.
public struct FolderWalk: ~Copyable {
  private let root: Int32
  let path: Path
  /// The way to the folder that is open deepest, with a slash after each part.
  private var way: [UInt8] = []
  private var open: [Step] = []

  private struct Step {
    let descriptor: Int32
    /// Bytes of the way up to and with the slash after this folder.
    let end: Int
  }

  public init(_ folder: borrowing Folder) throws(FileError) {
    root = openFolderAt(folder.descriptor, ".", followLinks: false)
    path = folder.path
    if root < 0 { throw FileError("open the folder", folder.path, errno: errno) }
  }

  deinit {
    for step in open { close(step.descriptor) }
    close(root)
  }

  /// A path below the root as people see it.
  public func shown(_ relative: Path) -> Path {
    path.appending(relative)
  }

  /// What stands at a path below the root.
  public enum Finding: Sendable {
    case found(FileStamp)
    /// A folder on the way is not there, or is not a folder; this is its path and what it is.
    case stopped(at: Path, FileStamp)
  }

  /// Looks at a plain relative path without following links.
  public mutating func stamp(_ relative: Path) throws(FileError) -> Finding {
    if let stop = try enterParent(of: relative) { return stop }
    let result = withLastName(of: relative) { stampAt(descriptor, $0, followLinks: false) }
    switch result {
    case .success(let stamp): return .found(stamp)
    case .failure(let code): throw FileError("look at", shown(relative), errno: code.value)
    }
  }

  /// What one call says of a path: enough to see that a known file is still there. Elsewhere it may be
  /// wrong, because symbolic links on the way are followed.
  public func glance(at relative: Path) -> FileStamp? {
    try? relative.withCString { stampAt(root, $0, followLinks: false) }.get()
  }

  /// Reads the file at a plain relative path, whose folder must exist.
  public mutating func read(_ relative: Path) throws(FileError) -> FileContents {
    if try enterParent(of: relative) != nil {
      throw FileError("read", shown(relative), .notFound)
    }
    let result = withLastName(of: relative) {
      readAt(descriptor, $0, followLinks: false, limit: defaultReadLimit)
    }
    switch result {
    case .success(let contents): return contents
    case .failure(let failure): throw FileError("read", shown(relative), failure.reason)
    }
  }

  /// The folder of the last path that was visited.
  var descriptor: Int32 { open.last?.descriptor ?? root }

  /// Gives the part after the last slash to a system call.
  func withLastName<Result>(
    of relative: Path, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    relative.withCString { body($0 + relative.parentEnd) }
  }

  /// Makes the folder of a path the current one, or says where the way ends.
  mutating func enterParent(of relative: Path) throws(FileError) -> Finding? {
    while let step = open.last, !relative.storage.starts(with: way[..<step.end]) {
      close(step.descriptor)
      open.removeLast()
      way.removeLast(way.count - (open.last?.end ?? 0))
    }
    let parentEnd = relative.parentEnd
    while way.count < parentEnd {
      let rest = relative.storage[way.count..<parentEnd]
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? parentEnd
      let name = Path(bytes: rest[..<end])
      let opened = name.withCString { openFolderAt(descriptor, $0, followLinks: false) }
      if opened < 0 { return try stopped(errno, name, at: Path(bytes: relative.storage[..<end])) }
      way.append(contentsOf: relative.storage[way.count...end])
      open.append(Step(descriptor: opened, end: way.count))
    }
    return nil
  }

  private func stopped(
    _ code: Int32, _ name: Path, at place: Path
  ) throws(FileError) -> Finding {
    guard [ENOENT, ENOTDIR, ELOOP].contains(code) else {
      throw FileError("open the folder", shown(place), errno: code)
    }
    // Nothing of that name needs no second look.
    if code == ENOENT { return .stopped(at: place, .absent) }
    switch name.withCString({ stampAt(descriptor, $0, followLinks: false) }) {
    case .success(let stamp): return .stopped(at: place, stamp)
    case .failure(let code): throw FileError("look at", shown(place), errno: code.value)
    }
  }
}

extension Path {
  /// Bytes up to and with the last slash of a plain relative path.
  fileprivate var parentEnd: Int {
    (storage.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
  }
}
