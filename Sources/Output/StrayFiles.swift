import Diagnostics
import FileSystem

extension BuildSession {
  /// A warning about files that earlier builds may have left in folders of the site, if the record
  /// of them should be there and cannot be used.
  func strayFileWarning(_ plan: [PlannedFile]) -> Diagnostic? {
    guard memoryFault != nil else { return nil }
    let stray = strayFiles(plan)
    guard let first = stray.first else { return nil }
    let count = stray.count == 1 ? "1 file" : "\(stray.count) files"
    return Diagnostic(
      .warning,
      "\(count) of unknown origin in the site's folders of '\(place.output)', such as "
        + "'\(place.shown(first))'",
      hint: "delete by hand what earlier builds left; dexgen leaves it alone, --force or not")
  }

  /// Files at the root of the output are not counted: there others have theirs.
  private func strayFiles(_ plan: [PlannedFile]) -> [Path] {
    guard let listing = try? listTree(place.output, ListingOptions(followLinks: false)) else {
      return []
    }
    let folders = Set(plan.compactMap(\.path.topFolder))
    return listing.files.filter { file in
      guard file.kind == .file, let folder = file.path.topFolder else { return false }
      return folders.contains(folder) && plan.firstIndex(of: file.path) == nil
        && ownership.record(file.path) == nil
    }.map(\.path)
  }
}

extension Path {
  /// The first folder of a relative path, if it has any.
  fileprivate var topFolder: Path? {
    let parts = components
    return parts.count > 1 ? parts.first.map { Path(bytes: $0) } : nil
  }
}
