import FileSystem

/// The finished site as files behind addresses.
struct SiteTree {
  let root: Path

  enum Finding {
    case file(OpenFile, name: Path)
    /// A folder with a page, asked for without the slash at its end.
    case folder
    case nothing
  }

  /// What is at an address; links that lead out of the site lead nowhere.
  func find(_ address: SiteAddress) -> Finding {
    guard let folder = try? Folder(root) else { return .nothing }
    let path = address.names.reduce(Path("")) { $0.appending($1) }
    if !address.endsWithSlash {
      guard let file = try? OpenFile(path, below: folder) else { return .nothing }
      switch file.stamp.kind {
      case .file: return .file(file, name: path.name)
      case .folder: return index(of: path, in: folder) == nil ? .nothing : .folder
      default: return .nothing
      }
    }
    guard let page = index(of: path, in: folder) else { return .nothing }
    return .file(page, name: indexName)
  }

  /// What people see where nothing is.
  func notFoundPage() -> OpenFile? {
    guard let folder = try? Folder(root), let file = try? OpenFile("404.html", below: folder),
      file.stamp.kind == .file
    else { return nil }
    return file
  }

  private func index(of path: Path, in folder: borrowing Folder) -> OpenFile? {
    guard let file = try? OpenFile(path.appending(indexName), below: folder),
      file.stamp.kind == .file
    else { return nil }
    return file
  }
}

private let indexName: Path = "index.html"
