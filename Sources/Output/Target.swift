import FileSystem

/// What stands where a planned file is to go.
enum Target: Sendable {
  /// Nothing; the folder is there, or is a whole new one at `newRoot`.
  case free(newRoot: Path?)
  case file(FileStamp)
  /// A folder, link or other thing where the file must be.
  case other(FileStamp)
  /// Something that is no folder, at `path`, where a folder must be.
  case blocked(at: Path, FileStamp)
}

/// Looks at the output without following links.
struct TargetFinder: ~Copyable {
  /// Nil if the output folder does not exist.
  private var walk: FolderWalk?
  /// The folder that was last found missing: nothing is in it either.
  private var missing: Path?

  init(_ output: borrowing Folder?) throws(FileError) {
    walk = nil
    switch output {
    case .some(let folder): walk = try FolderWalk(folder)
    case .none: break
    }
  }

  init(walking output: borrowing Folder) throws(FileError) {
    walk = try FolderWalk(output)
  }

  /// Whether a file of dexgen's is certainly as it was left, by a look that does not read it.
  func isUntouched(_ path: Path, _ record: OutputRecord, _ manifest: Manifest) -> Bool {
    walk?.glance(at: path) == record.stamp && !record.stamp.isRacy(since: manifest.written)
  }

  mutating func look(at path: Path) throws(FileError) -> Target {
    if let missing, path.isInside(missing) { return .free(newRoot: missing) }
    guard let finding = try walk?.stamp(path) else {
      let top = path.components.first.map { Path(bytes: $0) }
      return .free(newRoot: top == path ? nil : top)
    }
    switch finding {
    case .found(let stamp):
      switch stamp.kind {
      case .absent: return .free(newRoot: nil)
      case .file: return .file(stamp)
      default: return .other(stamp)
      }
    case .stopped(let place, let stamp):
      guard stamp.kind == .absent else { return .blocked(at: place, stamp) }
      missing = place
      return .free(newRoot: place)
    }
  }

  mutating func read(_ path: Path) throws(FileError) -> FileContents {
    guard let contents = try walk?.read(path) else { throw FileError("read", path, .notFound) }
    return contents
  }
}
