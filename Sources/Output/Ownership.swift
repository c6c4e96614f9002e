import FileSystem

/// What dexgen made in an output folder, by manifest and journal.
struct Ownership: Sendable {
  let manifest: Manifest
  /// Files of builds that were killed: a file is dexgen's only with one of these contents.
  private let unfinished: [Path: [ContentHash]]
  /// Folders that dexgen made, as far as it got.
  let folders: Set<Path>
  /// Whether there is a record at all; else nothing can be told from files of others.
  let isKnown: Bool

  init(manifest: Manifest?, journal: Journal?) {
    isKnown = manifest != nil || journal != nil
    self.manifest = manifest ?? Manifest()
    var unfinished: [Path: [ContentHash]] = [:]
    for file in journal?.files ?? [] { unfinished[file.path, default: []].append(file.hash) }
    self.unfinished = unfinished
    folders = Set(self.manifest.folders).union(journal?.folders ?? [])
  }

  /// What the manifest says about a path.
  func record(_ path: Path) -> OutputRecord? {
    manifest.outputs.firstIndex(of: path).map { manifest.outputs[$0] }
  }

  /// What the manifest says about a path, which is likely to stand at `guess`; moves on to the next.
  func record(_ path: Path, near guess: inout Int) -> OutputRecord? {
    if !manifest.outputs.hasPath(path, at: guess) {
      guard let index = manifest.outputs.firstIndex(of: path) else { return nil }
      guess = index
    }
    guess += 1
    return manifest.outputs[guess - 1]
  }

  /// Whether the journal says that a file of these bytes is dexgen's.
  func isUnfinished(_ path: Path, _ hash: @autoclosure () -> ContentHash) -> Bool {
    guard let hashes = unfinished[path] else { return false }
    return hashes.contains(hash())
  }

  /// Whether a file with this hash at this path is one that dexgen made and nobody changed since.
  func isUnchanged(_ path: Path, _ hash: ContentHash) -> Bool {
    record(path)?.hash == hash || isUnfinished(path, hash)
  }

  /// Every path at which there may be a file of dexgen's and that a plan does not have, sorted.
  func paths(notIn plan: [PlannedFile]) -> [Path] {
    var paths: [Path] = []
    var position = 0
    // Both are sorted, so one goes along with the other.
    for index in manifest.outputs.indices {
      while position < plan.count, manifest.outputs.order(of: plan[position].path, to: index) < 0 {
        position += 1
      }
      if position == plan.count || !manifest.outputs.hasPath(plan[position].path, at: index) {
        paths.append(manifest.outputs.path(at: index))
      }
    }
    let unfinishedOnly = unfinished.keys.filter {
      record($0) == nil && plan.firstIndex(of: $0) == nil
    }
    return unfinishedOnly.isEmpty ? paths : (paths + unfinishedOnly).sorted()
  }

  /// All that the journal of a new build must repeat.
  var unfinishedFiles: [Journal.File] {
    unfinished.flatMap { path, hashes in hashes.map { Journal.File(path: path, hash: $0) } }
  }
}
