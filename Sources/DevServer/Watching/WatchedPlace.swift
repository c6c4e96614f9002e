import FileSystem

/// A folder that is watched, or a file that a link leads to.
struct WatchedPlace {
  let path: Path
  /// Which names in it matter; nil for all that are not hidden.
  var names: Set<Path>?
  var isFile = false

  /// Whether a build may depend on what has happened.
  func isAbout(_ notice: FolderNotice) -> Bool {
    if notice.name.isEmpty || isFile {
      return notice.kind == .gone || isFile || notice.kind == .overflow
    }
    guard let names else { return !isHidden(notice.name) }
    return names.contains(notice.name)
  }

  /// Whether a new name stands for a file that was there before.
  func isLinked(_ name: Path) -> Bool {
    guard let stamp = try? FileStamp(of: path.appending(name), followLinks: false) else {
      return false
    }
    return stamp.kind == .symbolicLink || stamp.size > 0
  }
}

/// Builds read no hidden files; editors keep their own in them.
func isHidden(_ name: Path) -> Bool {
  name.bytes.first == UInt8(ascii: ".")
}
