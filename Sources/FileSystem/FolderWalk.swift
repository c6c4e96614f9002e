import Glibc

/// Goes through the folders below one folder, keeping those on the current way open, and never
/// through a symbolic link.
///
/// Visiting paths in sorted order opens each folder once.
public struct FolderWalk: ~Copyable {
  private let root: Int32
  let path: Path
  private var open: [(name: ArraySlice<UInt8>, descriptor: Int32)] = []

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
    let components = relative.components
    guard let last = components.last else { return .found(.absent) }
    if let stop = try enter(components.dropLast()) { return stop }
    return .found(try stamp(last, shown: relative))
  }

  /// Reads the file at a plain relative path, whose folder must exist.
  public mutating func read(_ relative: Path) throws(FileError) -> FileContents {
    let components = relative.components
    let folder = try enter(components.dropLast())
    guard folder == nil, let last = components.last else {
      throw FileError("read", path.appending(relative), .notFound)
    }
    let result = Path(bytes: last).withCString {
      readAt(descriptor, $0, followLinks: false, limit: defaultReadLimit)
    }
    switch result {
    case .success(let contents): return contents
    case .failure(let failure): throw FileError("read", path.appending(relative), failure.reason)
    }
  }

  /// The folder of the last path that was visited.
  var descriptor: Int32 { open.last?.descriptor ?? root }

  mutating func enter(_ way: ArraySlice<ArraySlice<UInt8>>) throws(FileError) -> Finding? {
    var depth = 0
    while depth < open.count, depth < way.count, open[depth].name == way[depth] { depth += 1 }
    while open.count > depth { close(open.removeLast().descriptor) }
    for component in way[depth...] {
      let name = Path(bytes: component)
      let opened = name.withCString { openFolderAt(descriptor, $0, followLinks: false) }
      guard opened >= 0 else {
        let code = errno
        let stopped = Path(bytes: Array(way[...open.count].joined(separator: [UInt8(ascii: "/")])))
        guard [ENOENT, ENOTDIR, ELOOP].contains(code) else {
          throw FileError("open the folder", path.appending(stopped), errno: code)
        }
        return .stopped(at: stopped, try stamp(component, shown: stopped))
      }
      open.append((component, opened))
    }
    return nil
  }

  private func stamp(_ name: ArraySlice<UInt8>, shown: Path) throws(FileError) -> FileStamp {
    switch Path(bytes: name).withCString({ stampAt(descriptor, $0, followLinks: false) }) {
    case .success(let stamp): return stamp
    case .failure(let code): throw FileError("look at", path.appending(shown), errno: code.value)
    }
  }
}
