import BuilderChannel
import FileSystem

/// Finds the folders in which something may happen to given paths, and has them watched.
struct WatchPlan {
  private(set) var places: [FolderNotices.Number: WatchedPlace] = [:]
  /// The first thing that could not be watched, though it is there.
  private(set) var failure: FileError?
  private let watch: (Path) throws(FileError) -> FolderNotices.Number
  private var excluded: Set<Path> = []

  /// - Parameter watch: begins to watch a folder, or goes on, and gives its number.
  init(_ watch: @escaping (Path) throws(FileError) -> FolderNotices.Number) {
    self.watch = watch
  }

  mutating func add(_ paths: WatchedPaths) {
    excluded = Set(paths.excluded.map { Path($0).resolved })
    for folder in paths.folders.map({ Path($0) }) {
      addName(of: folder)
      addTree(folder)
    }
    for file in paths.files.map({ Path($0) }) {
      addName(of: file)
      if isLink(file) { add(file, isFile: true) }
    }
  }

  /// Watches the folder that holds a name, or the nearest one that could come to.
  private mutating func addName(of path: Path) {
    var path = path
    while true {
      let parent: Path = path.parent.isEmpty ? "." : path.parent
      if parent == path { return }
      do throws(FileError) {
        add(try watch(parent), WatchedPlace(path: parent, names: [path.name]))
        return
      } catch {
        guard error.reason == .notFound || error.reason == .notFolder, parent != "." else {
          note(error)
          return
        }
        path = parent
      }
    }
  }

  /// Watches first and lists then, so that nothing comes between.
  private mutating func addTree(_ folder: Path) {
    if excluded.contains(folder.resolved) { return }
    guard (try? FileStamp(of: folder).kind) == .folder, let number = add(folder) else { return }
    // A link that leads upwards ends here.
    guard !trees.contains(number) else { return }
    trees.insert(number)
    guard let entries = try? Folder(folder).entries() else { return }
    for entry in entries where !isHidden(entry.name) {
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder: addTree(path)
      case .symbolicLink:
        if (try? FileStamp(of: path).kind) == .folder {
          addTree(path)
        } else {
          add(path, isFile: true)
        }
      default: break
      }
    }
  }

  private var trees: Set<FolderNotices.Number> = []

  @discardableResult
  private mutating func add(_ path: Path, isFile: Bool = false) -> FolderNotices.Number? {
    do throws(FileError) {
      let number = try watch(path)
      add(number, WatchedPlace(path: path, names: nil, isFile: isFile))
      return number
    } catch {
      // What has gone meanwhile is told by the folder that held it.
      if error.reason != .notFound { note(error) }
      return nil
    }
  }

  private mutating func add(_ number: FolderNotices.Number, _ place: WatchedPlace) {
    guard let known = places[number] else {
      places[number] = place
      return
    }
    var both = place.names == nil ? place : known
    if let names = known.names, let others = place.names { both.names = names.union(others) }
    places[number] = both
  }

  private mutating func note(_ error: FileError) {
    if failure == nil { failure = error }
  }

  private func isLink(_ path: Path) -> Bool {
    (try? FileStamp(of: path, followLinks: false).kind) == .symbolicLink
  }
}
