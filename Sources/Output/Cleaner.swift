import Diagnostics
import FileSystem

/// Deletes what dexgen made in an output folder, and nothing else.
public struct Cleaner: Sendable {
  private let options: PublishOptions
  var failpoints = Failpoints()

  public init(_ options: PublishOptions) {
    self.options = options
  }

  /// Deletes every file that manifest or journal name and nobody changed since, the folders that
  /// dexgen made as far as nothing is left in them, and the state folder.
  public func clean() throws(Faults) -> PublishSummary {
    let place = OutputPlace(output: options.output, state: options.state)
    try OutputGuard(options: options).check(place)
    guard (try? FileStamp(of: place.state).kind) != .absent else { return nothingKnown(place) }
    let session = try BuildSession(options, place, failpoints)
    if let reason = session.memoryFault {
      throw Faults(
        "nothing is deleted, for it is not known what dexgen made: \(reason)",
        hint: "delete the output folder and '\(place.state)' yourself, if nothing else is in them")
    }
    do {
      let output = try Folder(place.output)
      return try session.clean(output, options)
    } catch {
      guard case .notFound = error.reason else { throw error.faults }
      session.removeState()
      return PublishSummary()
    }
  }

  private func nothingKnown(_ place: OutputPlace) -> PublishSummary {
    var summary = PublishSummary()
    summary.diagnostics = [
      Diagnostic(.note, "nothing is known that dexgen made in '\(place.output)'")
    ]
    return summary
  }
}

extension BuildSession {
  fileprivate func clean(
    _ output: borrowing Folder, _ options: PublishOptions
  ) throws(FileError) -> PublishSummary {
    var list = ChangeList()
    var finder = try TargetFinder(walking: output)
    try list.addDeletions([], ownership, &finder, place)
    options.onDelete(list.deleted.count)
    var walk = try FolderWalk(output)
    for path in list.deleted { try walk.removeFile(path) }
    for folder in ownership.folders.sorted(by: >) where !folder.isEmpty {
      _ = try walk.removeEmptyFolder(folder)
    }
    if ownership.folders.contains("") { removeOutputIfEmpty() }
    removeState()
    var summary = PublishSummary()
    summary.deleted = list.deleted.count
    summary.changes = list.deleted.map { FileChange(kind: .deleted, path: $0) }
    summary.diagnostics = list.diagnostics
    return summary
  }

  /// Deletes the state folder as far as dexgen's own files go; the lock last, while it is held.
  func removeState() {
    guard let parent = try? Folder(place.state.sibling("x").parent) else { return }
    let name = place.state.absolute.name
    guard let folder = try? parent.folder(name) else { return }
    if let staging = try? folder.folder(StateFolder.staging) {
      try? staging.removeContents()
      _ = try? folder.removeFolder(StateFolder.staging)
    }
    for file in [
      StateFolder.unfinished, StateFolder.journal, StateFolder.manifest, StateFolder.lock,
    ] {
      _ = try? folder.removeFile(file)
    }
    _ = try? parent.removeFolder(name)
  }
}
