import Diagnostics
import FileSystem

/// Everything that is to be done to the output, known before the first of it is done.
struct ChangeList: Sendable {
  var changes: [Change] = []
  /// Files that are deleted.
  var deleted: [Path] = []
  /// Folders that will be dexgen's and were not there.
  var newFolders: [Path] = []
  /// Folders that stay dexgen's.
  var keptFolders: [Path] = []
  var diagnostics: [Diagnostic] = []
  /// Whole trees that are swapped out, with all that is in them.
  private var replacedRoots: Set<Path> = []
}

extension ChangeList {
  /// Adds what the lanes left in the staging folder; both lists are sorted by path.
  mutating func addStaged(_ plan: [PlannedFile], _ outcomes: [FileOutcome]) {
    var ranks: [Path: (rank: Change.Rank, index: Int)] = [:]
    var lastFolder: Path = ""
    for (file, outcome) in zip(plan, outcomes) {
      let rank: Change.Rank = file.phase == .asset ? .assets : .pages
      switch outcome.action {
      case .unchanged, .adopted, .left: continue
      case .file(let lane, let number, let replaces):
        let staged = Staging.lane(lane).appending("\(number)")
        changes.append(
          Change(
            kind: replaces ? .replace(staged: staged) : .add(staged: staged), path: file.path,
            rank: rank))
        if replaces { replacedRoots.insert(file.path) }
      case .tree(let root, let replaces):
        if file.path.parent != lastFolder {
          lastFolder = file.path.parent
          addFolders(from: root, to: lastFolder)
        }
        if let known = ranks[root] {
          if known.rank != rank {
            changes[known.index].rank = .mixed
            ranks[root] = (.mixed, known.index)
          }
          continue
        }
        ranks[root] = (rank, changes.count)
        let staged = Staging.tree.appending(root)
        changes.append(
          Change(
            kind: replaces ? .replace(staged: staged) : .add(staged: staged), path: root, rank: rank
          ))
        if replaces { replacedRoots.insert(root) }
      }
    }
    newFolders = Array(Set(newFolders)).sorted()
  }

  private mutating func addFolders(from root: Path, to folder: Path) {
    var folder = folder
    while folder.isInside(root) {
      newFolders.append(folder)
      if folder == root { return }
      folder = folder.parent
    }
  }

  /// Whether a path goes away with something that is swapped out.
  func goesWithReplaced(_ path: Path) -> Bool {
    if replacedRoots.isEmpty { return false }
    var path = path
    while !path.isEmpty {
      if replacedRoots.contains(path) { return true }
      path = path.parent
    }
    return false
  }
}
