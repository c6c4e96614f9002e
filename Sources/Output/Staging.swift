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
  init(for place: OutputPlace, hasState: Bool) throws(FileError) {
    let target = try nearestFolder(place.output)
    var reason = FileError("write", place.output, .notFound)
    var found: (parent: Path, name: Path)?
    for (path, name) in Self.candidates(place, hasState: hasState) {
      do {
        let parent = try Folder(path)
        // A build that was killed may have left something.
        if let left = try? parent.folder(name) { try left.removeContents() }
        if found == nil, try parent.sharesMount(with: target) {
          try parent.makeFolder(name)
          found = (path, name)
        } else {
          try parent.removeFolder(name)
        }
      } catch {
        reason = error
      }
    }
    guard let found else {
      if try FileStamp(of: place.output).kind == .absent {
        // That the folder cannot be made says more than that nothing can be put into it.
        _ = try makePath(place.output)
      }
      throw reason
    }
    let parent = try Folder(found.parent)
    let folder = try parent.folder(found.name)
    self.parent = parent
    self.folder = folder
    name = found.name
  }

  /// Whether a build that was killed left its staging folder behind.
  static func isLeft(_ place: OutputPlace) -> Bool {
    candidates(place, hasState: true).contains { parent, name in
      (try? FileStamp(of: parent.appending(name)).kind) != .absent
    }
  }

  private static func candidates(_ place: OutputPlace, hasState: Bool) -> [(Path, Path)] {
    let hidden = Path(".\(place.output.absolute.name.text).dexgen-staging")
    let outside = [(place.output.sibling("x").parent, hidden), (place.output, ".dexgen-staging")]
    return hasState ? [(place.state, StateFolder.staging)] + outside : outside
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
