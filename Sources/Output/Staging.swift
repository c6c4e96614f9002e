import FileSystem

/// The hidden folder in which everything is written first, on the mount of the output so that it
/// only has to be renamed.
struct Staging: ~Copyable {
  let folder: Folder
  private let parent: Folder
  private let name: Path

  /// Folders that the output does not have yet, as they will be.
  static let tree: Path = "new"
  /// What was taken out of the output.
  static let old: Path = "old"

  /// Files for folders that exist, numbered by the lane that writes them.
  static func lane(_ number: Int) -> Path {
    Path("lane-\(number)")
  }

  /// Opens an empty staging folder: in the state folder, else beside the output, else in it.
  init(for place: OutputPlace, state: borrowing StateFolder?) throws(FileError) {
    let target = try nearestFolder(place.output)
    let hidden = Path(".\(place.output.absolute.name.text).dexgen-staging")
    let candidates: [(Path, Path)] = [
      (state == nil ? "" : place.state, StateFolder.staging),
      (place.output.sibling("x").parent, hidden),
      (place.output, ".dexgen-staging"),
    ]
    var reason = FileError("write", place.output, .notFound)
    for (parentPath, name) in candidates where !(name == StateFolder.staging && state == nil) {
      do {
        let parent = try Folder(parentPath)
        guard try parent.sharesMount(with: target) else { continue }
        try parent.makeFolder(name)
        let folder = try parent.folder(name)
        // A build that was killed may have left something.
        try folder.removeContents()
        self.folder = folder
        self.parent = parent
        self.name = name
        return
      } catch {
        reason = error
      }
    }
    throw reason
  }

  /// Deletes the folder and what is in it, as far as possible.
  func discard() {
    try? folder.removeContents()
    _ = try? parent.removeFolder(name)
  }
}

/// The output folder, or what exists of the way to it.
private func nearestFolder(_ path: Path) throws(FileError) -> Folder {
  do {
    return try Folder(path)
  } catch {
    guard error.reason == .notFound, !path.isEmpty, path != "/" else { throw error }
    return try nearestFolder(path.parent)
  }
}
