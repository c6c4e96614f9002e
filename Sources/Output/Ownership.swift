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
    if guess >= manifest.outputs.count || manifest.outputs[guess].path != path {
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

  /// Every path at which there may be a file of dexgen's, sorted.
  var paths: [Path] {
    let unfinishedOnly = unfinished.keys.filter { record($0) == nil }
    return (manifest.outputs.map(\.path) + unfinishedOnly).sorted()
  }

  /// All that the journal of a new build must repeat.
  var unfinishedFiles: [Journal.File] {
    unfinished.flatMap { path, hashes in hashes.map { Journal.File(path: path, hash: $0) } }
  }
}
