import Diagnostics
import FileSystem

extension Lane {
  /// Whether what stands at a path, no plain file in a plain place, may make way; throws if not.
  mutating func clear(_ path: Path, _ stamp: FileStamp) throws(LaneFault) {
    switch stamp.kind {
    case .folder:
      try clearFolder(path)
    case .file:
      if context.force || context.ownership.record(path) != nil { return }
      do {
        let hash = ContentHash(of: try finder.read(path).bytes)
        if context.ownership.isUnfinished(path, hash) { return }
      } catch {
        throw LaneFault(error)
      }
      throw context.inTheWay(path, "a folder must go there, and the file was not made by dexgen")
    case .symbolicLink:
      if context.force { return }
      throw context.inTheWay(path, "it is a symbolic link, which dexgen never follows")
    case .absent, .other:
      if context.force { return }
      throw context.inTheWay(path, "it was not made by dexgen")
    }
  }

  /// A folder makes way for a file only if nothing in it is anybody else's, `--force` or not.
  private func clearFolder(_ path: Path) throws(LaneFault) {
    let foreign: Path?
    do { foreign = try firstForeign(in: path) } catch { throw LaneFault(error) }
    guard let foreign else { return }
    throw .file([
      Diagnostic(
        .error,
        "'\(context.place.shown(path))' is in the way: a file must go there, but the folder holds "
          + "'\(foreign)', which was not made by dexgen",
        hint: "move it away")
    ])
  }

  private func firstForeign(in path: Path) throws(FileError) -> Path? {
    let whole = context.place.shown(path)
    let listing = try listTree(whole, ListingOptions(followLinks: false))
    for file in listing.files {
      let inside = path.appending(file.path)
      guard file.kind == .file else { return inside }
      let hash = ContentHash(of: try readFile(whole.appending(file.path)).bytes)
      if !context.ownership.isUnchanged(inside, hash) { return inside }
    }
    return listing.folders.lazy.map { path.appending($0.path) }.first {
      !context.ownership.folders.contains($0)
    }
  }
}
