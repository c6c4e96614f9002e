import BuilderChannel
import FileSystem

/// Notices when something changes that a build depends on.
final class SourceWatch {
  private let notices: FolderNotices
  private var event: LoopEvent?
  private var paths = WatchedPaths()
  private var watched: [FolderNotices.Number: WatchedPlace] = [:]
  private let changed: () -> Void
  private let failed: (FileError) -> Void

  /// - Parameters:
  ///   - changed: called once for all changes that are known at a moment.
  ///   - failed: called when something cannot be watched.
  init(
    in loop: EventLoop, changed: @escaping () -> Void, failed: @escaping (FileError) -> Void
  ) throws(FileError) {
    notices = try FolderNotices()
    self.changed = changed
    self.failed = failed
    event = LoopEvent(reading: notices.descriptor, in: loop) { [unowned self] in read() }
  }

  func close() {
    event?.stop()
  }

  /// Watches these paths and no others.
  ///
  /// - Returns: whether they are others than before.
  func watch(_ paths: WatchedPaths) -> Bool {
    guard paths != self.paths else { return false }
    self.paths = paths
    update()
    return true
  }

  /// Looks again at what there is to watch.
  private func update() {
    var plan = WatchPlan { [unowned self] path throws(FileError) in try notices.add(path) }
    plan.add(paths)
    for number in watched.keys where plan.places[number] == nil { notices.remove(number) }
    watched = plan.places
    if let failure = plan.failure { failed(failure) }
  }

  private func read() {
    var hasChanged = false
    var isMoved = false
    for notice in notices.read() {
      guard notice.kind != .overflow else {
        hasChanged = true
        isMoved = true
        continue
      }
      guard let place = watched[notice.number], place.isAbout(notice) else { continue }
      // Bytes follow, and with them another notice, unless it is a link.
      if notice.kind == .created, !place.isLinked(notice.name) { continue }
      hasChanged = true
      if notice.kind != .written || place.isFile { isMoved = true }
    }
    if isMoved { update() }
    if hasChanged { changed() }
  }
}
