import FileSystem

/// Writes the files of one lane into the staging folder.
struct LaneStage: ~Copyable {
  private let number: Int
  private let folder: Folder
  private let context: LaneContext
  private var count = 0
  private var lastFolder: Path = ""

  init(
    number: Int, context: LaneContext, staging: borrowing Staging
  ) throws(FileError) {
    folder = try staging.folder.folder(".")
    self.number = number
    self.context = context
  }

  /// Leaves the bytes for the place that was found, and gives what they were written as.
  mutating func write(
    _ path: Path, _ bytes: Span<UInt8>, newRoot: Path?, replaces: Bool
  ) throws(Stop) -> (FileOutcome.Action, FileStamp) {
    try context.failpoints.pass(.stage, context.place.shown(path))
    do {
      if let root = newRoot {
        let stamp = try create(Staging.tree.appending(path), bytes)
        return (.tree(root: root, replaces: replaces), stamp)
      }
      let action = FileOutcome.Action.file(lane: number, number: count, replaces: replaces)
      count += 1
      return (action, try create(Staging.lane(number).appending("\(count - 1)"), bytes))
    } catch {
      // The place where it would stand says more than where it waits.
      throw .disk(FileError(error.action, context.place.shown(path), error.reason))
    }
  }

  private mutating func create(_ path: Path, _ bytes: Span<UInt8>) throws(FileError) -> FileStamp {
    let parent = path.parent
    if parent != lastFolder {
      try folder.makeFolders(parent)
      lastFolder = parent
    }
    return try folder.create(path, bytes)
  }
}
