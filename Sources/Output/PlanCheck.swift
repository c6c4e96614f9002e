import Diagnostics
import FileSystem

/// Sorts a plan by path and finds what no output can hold: two files for one path, paths that are one
/// path on some disks, a file that would have to be a folder as well.
@discardableResult
public func checkedPlan(_ plan: [PlannedFile]) throws(Faults) -> [PlannedFile] {
  let sorted = plan.isSortedByPath ? plan : plan.sorted { $0.path < $1.path }
  var report = Report()
  var check = PlanCheck(plan: sorted)
  for (index, file) in sorted.enumerated() {
    guard check.hasUsableName(file, &report) else { continue }
    if index > 0, sorted[index - 1].path == file.path {
      report.error(
        "two sources for '\(file.path)': \(sorted[index - 1].namedOrigin) and \(file.namedOrigin)")
      continue
    }
    check.add(index, &report)
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
  private let plan: [PlannedFile]
  /// Lower-case letters of ASCII collide with nothing but themselves.
  private let needsFolding: Bool
  /// Each folder with the first file that asks for it, by its place in the plan.
  private var folders: [Path: Int] = [:]
  /// Paths by the hash of what they become on disks that fold letters or normalise: to keep that
  /// itself would take more memory than all the rest of a large plan.
  private var folded: [Int: Path] = [:]
  private var lastFolder: Path = ""

  init(plan: [PlannedFile]) {
    self.plan = plan
    needsFolding = !plan.allSatisfy(\.path.isLowercaseASCII)
  }

  func hasUsableName(_ file: PlannedFile, _ report: inout Report) -> Bool {
    let hint = "asked for by \(file.namedOrigin)"
    if !file.path.isPlainRelative {
      report.error("'\(file.path)' does not lead into the output folder", hint: hint)
      return false
    }
    let isShort = file.path.bytes.count <= 255
    if !isShort, file.path.longestComponent > 255 || file.path.bytes.count > 3000 {
      report.error("the name '\(file.path)' is longer than disks allow", hint: hint)
      return false
    }
    return true
  }

  mutating func add(_ index: Int, _ report: inout Report) {
    let path = plan[index].path
    if needsFolding { checkFolded(path, index, &report) }
    let folder = path.parent
    if folder != lastFolder { addFolder(folder, index, &report) }
    lastFolder = folder
  }

  private mutating func addFolder(_ folder: Path, _ index: Int, _ report: inout Report) {
    guard !folder.isEmpty, folders[folder] == nil else { return }
    if let blocking = plan.firstIndex(of: folder) {
      conflict(plan[blocking], plan[index], &report)
    }
    folders[folder] = index
    if needsFolding { checkFolded(folder, index, &report) }
    addFolder(folder.parent, index, &report)
  }

  private func conflict(_ file: PlannedFile, _ inside: PlannedFile, _ report: inout Report) {
    report.error(
      "'\(file.path)' cannot be a file (\(file.namedOrigin)) and a folder that holds "
        + "'\(inside.path)' (\(inside.namedOrigin))")
  }

  private mutating func checkFolded(_ path: Path, _ index: Int, _ report: inout Report) {
    let form = FoldedPath(path)
    guard let other = folded.updateValue(path, forKey: form.hashValue) else { return }
    // The files of two such folders would only repeat it.
    guard other != path, other.parent == path.parent, FoldedPath(other) == form else { return }
    let first = owner(of: other) ?? index
    report.error(
      "'\(other)' and '\(path)' are the same path on disks that ignore case or normalise Unicode: "
        + "\(plan[first].namedOrigin) and \(plan[owner(of: path) ?? index].namedOrigin)")
  }

  /// The file that a path stands for: itself, of a folder its page, else the first file in it.
  private func owner(of path: Path) -> Int? {
    plan.firstIndex(of: path) ?? plan.firstIndex(of: path.appending("index.html"))
      ?? folders[path]
  }
}

extension PlannedFile {
  /// What asks for the file, for a message.
  var namedOrigin: String {
    if !origin.isEmpty { return originKind.isEmpty ? origin : "\(originKind) \(origin)" }
    if case .copy(let source) = content { return "'\(source)'" }
    return "a generated file"
  }
}
