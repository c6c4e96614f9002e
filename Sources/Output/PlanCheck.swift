import Diagnostics
import FileSystem

/// Sorts a plan by path and finds what no output can hold: two files for one path, paths that are one
/// path on some disks, a file that would have to be a folder as well.
func checkedPlan(_ plan: [PlannedFile]) throws(Faults) -> [PlannedFile] {
  let sorted = plan.isSortedByPath ? plan : plan.sorted { $0.path < $1.path }
  var report = Report()
  var check = PlanCheck()
  for (index, file) in sorted.enumerated() {
    guard check.hasUsableName(file, &report) else { continue }
    if index > 0, sorted[index - 1].path == file.path {
      report.error(
        "two sources for '\(file.path)': \(sorted[index - 1].namedOrigin) and \(file.namedOrigin)")
      continue
    }
    check.add(file, &report)
  }
  try report.throwIfErrors()
  return sorted
}

extension [PlannedFile] {
  fileprivate var isSortedByPath: Bool {
    var previous: Path = ""
    for file in self {
      if file.path < previous { return false }
      previous = file.path
    }
    return true
  }
}

private struct PlanCheck {
  private var files: [Path: PlannedFile] = [:]
  /// Each folder with the first file that asks for it.
  private var folders: [Path: PlannedFile] = [:]
  /// Paths by what they become on disks that fold letters or normalise.
  private var folded: [FoldedPath: Path] = [:]
  private var lastFolder: Path = ""

  func hasUsableName(_ file: PlannedFile, _ report: inout Report) -> Bool {
    let hint = "asked for by \(file.namedOrigin)"
    if !file.path.isPlainRelative {
      report.error("'\(file.path)' does not lead into the output folder", hint: hint)
      return false
    }
    if file.path.components.contains(where: { $0.count > 255 }) || file.path.bytes.count > 3000 {
      report.error("the name '\(file.path)' is longer than disks allow", hint: hint)
      return false
    }
    return true
  }

  mutating func add(_ file: PlannedFile, _ report: inout Report) {
    if let inside = folders[file.path] { conflict(file, inside, &report) }
    files[file.path] = file
    checkFolded(file.path, file, &report)
    let folder = file.path.parent
    if folder != lastFolder { addFolder(folder, file, &report) }
    lastFolder = folder
  }

  private mutating func addFolder(_ folder: Path, _ file: PlannedFile, _ report: inout Report) {
    guard !folder.isEmpty, folders[folder] == nil else { return }
    if let blocking = files[folder] { conflict(blocking, file, &report) }
    folders[folder] = file
    checkFolded(folder, file, &report)
    addFolder(folder.parent, file, &report)
  }

  private func conflict(_ file: PlannedFile, _ inside: PlannedFile, _ report: inout Report) {
    report.error(
      "'\(file.path)' cannot be a file (\(file.namedOrigin)) and a folder that holds "
        + "'\(inside.path)' (\(inside.namedOrigin))")
  }

  private mutating func checkFolded(_ path: Path, _ file: PlannedFile, _ report: inout Report) {
    guard let other = folded.updateValue(path, forKey: FoldedPath(path)) else { return }
    // The files of two such folders would only repeat it.
    guard other != path, other.parent == path.parent else { return }
    let first = files[other] ?? folders[other] ?? file
    report.error(
      "'\(other)' and '\(path)' are the same path on disks that ignore case or normalise Unicode: "
        + "\(first.namedOrigin) and \(file.namedOrigin)")
  }
}

extension PlannedFile {
  /// What asks for the file, for a message.
  var namedOrigin: String {
    if !origin.isEmpty { return origin }
    if case .copy(let source) = content { return "'\(source)'" }
    return "a generated file"
  }
}
