import Diagnostics
import FileSystem

/// A plan with what became of it, both sorted by path, and what it was made from.
struct MadeFiles: Sendable {
  let plan: [PlannedFile]
  let outcomes: [FileOutcome]
  let fingerprint: ContentHash?
  let inputs: InputLog
  let findings: [Diagnostic]
  var part: SitePart? = nil
}

extension MadeFiles {
  /// What the journal must name: the files and folders that may be there after a kill.
  func journal(_ list: ChangeList, _ ownership: Ownership) -> Journal {
    var journal = Journal()
    journal.files = ownership.unfinishedFiles
    for (file, outcome) in zip(plan, outcomes) where outcome.isStaged {
      journal.files.append(Journal.File(path: file.path, hash: outcome.hash))
    }
    journal.folders = ownership.folders.union(list.newFolders).sorted()
    return journal
  }

  /// What the next build needs to know, as the manifest's file holds it.
  func encodedManifest(folders: [Path]) -> [UInt8] {
    var manifest = Manifest(fingerprint: fingerprint, started: inputs.started)
    manifest.folders = Set(folders).sorted()
    manifest.inputs = inputRecords
    manifest.findings = findings.map { FindingRecord($0) }
    manifest.part = part
    manifest.written = fileClock()
    return manifest.encoded(outputs: plan.indices.lazy.map(record))
  }

  private func record(_ index: Int) -> (path: Path, record: OutputRecord) {
    let (file, outcome) = (plan[index], outcomes[index])
    let record = OutputRecord(
      stamp: outcome.stamp, hash: outcome.hash, key: outcome.isSettled ? file.key : nil,
      source: outcome.source)
    return (file.path, record)
  }

  /// Everything that was read, each once; the first look counts, being the oldest.
  private var inputRecords: [InputRecord] {
    var seen: Set<Path> = []
    var records = inputs.records.filter { seen.insert($0.path).inserted }
    for (file, outcome) in zip(plan, outcomes) {
      guard case .copy(let source) = file.content, let stamp = outcome.source,
        seen.insert(source).inserted
      else { continue }
      records.append(InputRecord(path: source, stamp: stamp, hash: outcome.hash))
    }
    return records
  }

  func summary(_ list: ChangeList) -> PublishSummary {
    var summary = PublishSummary()
    for (file, outcome) in zip(plan, outcomes) {
      if outcome.wasRendered { summary.rendered += 1 }
      switch outcome.action {
      case .unchanged: summary.unchanged += 1
      case .left: break
      case .adopted:
        summary.unchanged += 1
        summary.adopted += 1
      case .file(_, _, replaces: true):
        summary.changed += 1
        summary.changes.append(FileChange(kind: .changed, path: file.path))
      case .file, .tree:
        summary.added += 1
        summary.changes.append(FileChange(kind: .added, path: file.path))
      }
    }
    summary.deleted = list.deleted.count
    summary.changes += list.deleted.map { FileChange(kind: .deleted, path: $0) }
    summary.changes.sort { $0.path < $1.path }
    summary.diagnostics = list.diagnostics
    return summary
  }
}

extension FileOutcome {
  fileprivate var isStaged: Bool {
    switch action {
    case .unchanged, .adopted, .left: false
    case .file, .tree: true
    }
  }
}
