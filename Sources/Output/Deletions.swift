import Diagnostics
import FileSystem

extension ChangeList {
  /// Adds the deletion of dexgen's files that the plan does not have.
  mutating func addDeletions(
    _ plan: [PlannedFile], _ ownership: Ownership, _ finder: inout TargetFinder,
    _ place: OutputPlace
  ) throws(FileError) {
    for path in ownership.paths(notIn: plan) {
      guard case .file(let stamp) = try finder.look(at: path) else { continue }
      if goesWithReplaced(path) {
        deleted.append(path)
        continue
      }
      if try isOurs(path, stamp, ownership, &finder) {
        deleted.append(path)
        changes.append(Change(kind: .delete, path: path, rank: .deletions))
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, "'\(place.shown(path))' is left alone: it was changed after dexgen made it",
            hint: "delete it, if nobody needs it"))
      }
    }
  }

  private func isOurs(
    _ path: Path, _ stamp: FileStamp, _ ownership: Ownership, _ finder: inout TargetFinder
  ) throws(FileError) -> Bool {
    if let record = ownership.record(path), record.stamp == stamp,
      !stamp.isRacy(since: ownership.manifest.written)
    {
      return true
    }
    return ownership.isUnchanged(path, ContentHash(of: try finder.read(path).bytes))
  }

  /// Sorts dexgen's folders into those that stay and those to remove if nothing is left in them.
  mutating func addFolders(
    _ plan: [PlannedFile], _ ownership: Ownership, _ finder: inout TargetFinder
  ) throws(FileError) {
    var needed: Set<Path> = [""]
    var newFolders = NewFolders()
    for file in plan { needed.formUnion(newFolders.next(file.path)) }
    for folder in ownership.folders.sorted(by: >) {
      if needed.contains(folder) {
        keptFolders.append(folder)
      } else if !goesWithReplaced(folder), case .other(let stamp) = try finder.look(at: folder),
        stamp.kind == .folder
      {
        changes.append(Change(kind: .removeFolder, path: folder, rank: .folders))
      }
    }
  }
}
