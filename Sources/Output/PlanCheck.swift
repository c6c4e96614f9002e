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
  check.checkFoldedNames(&report)
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
  private var newFolders = NewFolders()
  /// Folders in which something has another name than lower-case ASCII: elsewhere no two names are one
  /// on disks that fold letters or normalise.
  private var mixedFolders: Set<Path> = []

  init(plan: [PlannedFile]) {
    self.plan = plan
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
    var path = plan[index].path
    for folder in newFolders.next(path) {
      if let blocking = file(named: folder, before: index) {
        conflict(plan[blocking], plan[index], &report)
      }
    }
    while !path.isLowercaseASCII {
      path = path.parent
      if !mixedFolders.insert(path).inserted { break }
    }
  }

  /// A file that has the name of a folder; the folder's first file stands at the index.
  private func file(named folder: Path, before index: Int) -> Int? {
    // Between the two there are only names that begin with that of the folder.
    guard index > 0, plan[index - 1].path.commonPrefix(with: folder) == folder.length else {
      return nil
    }
    return plan.firstIndex(of: folder)
  }

  private func conflict(_ file: PlannedFile, _ inside: PlannedFile, _ report: inout Report) {
    report.error(
      "'\(file.path)' cannot be a file (\(file.namedOrigin)) and a folder that holds "
        + "'\(inside.path)' (\(inside.namedOrigin))")
  }

  /// Finds names in one folder that are one name on some disks.
  func checkFoldedNames(_ report: inout Report) {
    for folder in mixedFolders.sorted() {
      var first: [FoldedPath: Path] = [:]
      var last: Path = ""
      for index in plan.files(in: folder) {
        // A file of the folder, or a folder in it with all that it holds.
        let path = plan[index].path
        let name = path.folders(from: folder.length + 1).first ?? path
        if name == last { continue }
        last = name
        guard let other = first.updateValue(name, forKey: FoldedPath(name)), other != name else {
          continue
        }
        report.error(
          "'\(other)' and '\(name)' are the same path on disks that ignore case or normalise "
            + "Unicode: \(owner(of: other)) and \(owner(of: name))")
      }
    }
  }

  /// What asks for a path: the file itself, of a folder its page, else the first file in it.
  private func owner(of path: Path) -> String {
    let index =
      plan.firstIndex(of: path) ?? plan.firstIndex(of: path.appending("index.html"))
      ?? plan.files(in: path).first
    return index.map { plan[$0].namedOrigin } ?? ""
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
