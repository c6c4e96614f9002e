import FileSystem

/// A folder and the paths of all files below it.
struct Tree {
  let folder: Path
  let paths: [Path]

  init(_ folder: Path) throws(FileError) {
    self.folder = folder
    paths = try listTree(folder, ListingOptions()).files.map(\.path)
  }

  /// Looks at every file once, as a program does that only wants to know whether something changed.
  func look() {
    guard let folder = try? Folder(folder) else { return }
    for path in paths { _ = try? folder.stamp(path) }
  }
}
