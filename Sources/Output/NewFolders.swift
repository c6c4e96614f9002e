import FileSystem

/// Finds the folders of paths that come sorted. All paths in a folder follow each other, so a folder is
/// new where a path leaves the way of the one before.
struct NewFolders {
  private var previous: Path = ""

  /// The folders of a path that no path before was in, the outermost first.
  mutating func next(_ path: Path) -> [Path] {
    let common = path.commonPrefix(with: previous)
    previous = path
    return path.folders(from: common)
  }
}
