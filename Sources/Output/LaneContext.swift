import Diagnostics
import FileSystem

/// What every lane needs and none changes.
struct LaneContext: Sendable {
  let place: OutputPlace
  let ownership: Ownership
  let force: Bool
  let yielding: [Path]
  let unclaimed: [Path]
  let failpoints: Failpoints
}

extension LaneContext {
  /// Whether the last build made the file from the same things.
  func isCurrent(_ file: PlannedFile, _ record: OutputRecord) -> Bool {
    if case .copy(let source) = file.content {
      guard let known = record.source, let now = try? FileStamp(of: source) else { return false }
      return now == known && !now.isRacy(since: ownership.manifest.started)
    }
    return file.key != nil && file.key == record.key
  }

  func inTheWay(_ path: Path, _ what: String) -> LaneFault {
    let hint =
      ownership.isKnown
      ? "move it away, or build with --force to replace it"
      : "there is no record of what dexgen made here: if this is an old page, build with --force "
        + "to replace it, else move it away"
    return .file([
      Diagnostic(.error, "'\(place.shown(path))' is in the way: \(what)", hint: hint)
    ])
  }
}
