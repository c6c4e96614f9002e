import Diagnostics
import FileSystem

extension BuildSession {
  /// Journal, changes, manifest: from here on the output changes, or is put back as it was.
  func apply(
    _ made: MadeFiles, to output: borrowing Folder?, from staging: borrowing Staging
  ) throws(BuildFailure) -> PublishSummary {
    do {
      var list = try listChanges(made, output)
      let isNew = output == nil
      if isNew { list.newFolders.insert("", at: 0) }
      if list.changes.isEmpty, !isNew {
        try finish(made, list.newFolders + list.keptFolders)
      } else {
        try writeJournal(made.journal(list, ownership))
        try change(list, made, isNew: isNew, staging)
      }
      try removeJournal()
      try failpoints.pass(.cleanUp, place.output)
      staging.discard()
      var summary = made.summary(list)
      summary.diagnostics = diagnostics + summary.diagnostics
      return summary
    } catch {
      throw .stop(error)
    }
  }

  private func listChanges(
    _ made: MadeFiles, _ output: borrowing Folder?
  ) throws(Stop) -> ChangeList {
    do {
      var list = ChangeList()
      var finder = try TargetFinder(output)
      list.addStaged(made.plan, made.outcomes)
      try list.addDeletions(made.plan, ownership, &finder, place)
      try list.addFolders(made.plan, ownership, &finder)
      return list
    } catch {
      throw .disk(error)
    }
  }

  private func change(
    _ list: ChangeList, _ made: MadeFiles, isNew: Bool, _ staging: borrowing Staging
  ) throws(Stop) {
    var applier: Applier
    do {
      let output = try makePath(place.output)
      applier = try Applier(output: output, staging: staging, failpoints: failpoints)
    } catch {
      throw .disk(error)
    }
    do {
      let stayed = try applier.apply(list.changes)
      try finish(made, list.newFolders + list.keptFolders + stayed)
    } catch {
      if case .killed = error { throw error }
      let isUndone = applier.undo()
      if isUndone, isNew { removeOutputIfEmpty() }
      // Without a trace of this build, its journal says nothing; an older one still does.
      if isUndone, !hadJournal { _ = try? removeJournal() }
      throw error
    }
  }

  /// Removes the output folder that dexgen made, unless something is in it.
  func removeOutputIfEmpty() {
    guard let parent = try? Folder(place.output.sibling("x").parent) else { return }
    _ = try? parent.removeFolder(place.output.absolute.name)
  }

  private func finish(_ made: MadeFiles, _ folders: [Path]) throws(Stop) {
    try failpoints.pass(.manifest, place.state)
    do { try lock.state?.writeManifest(made.encodedManifest(folders: folders)) } catch {
      throw .disk(error)
    }
  }

  private func writeJournal(_ journal: Journal) throws(Stop) {
    try failpoints.pass(.journal, place.state)
    do { try lock.state?.write(journal) } catch { throw .disk(error) }
  }

  private func removeJournal() throws(Stop) {
    try failpoints.pass(.removeJournal, place.state)
    do { try lock.state?.removeJournal() } catch { throw .disk(error) }
  }
}
