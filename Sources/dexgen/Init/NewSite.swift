import Diagnostics
import FileSystem

/// The folder of a site that is to be made.
struct NewSite {
  let folder: Path

  /// What stands where a file or a folder of the site would be, sorted.
  func obstacles(of files: [StarterFile]) throws(FileError) -> [Path] {
    var obstacles: Set<Path> = []
    for file in files {
      if let obstacle = try obstacle(of: file) { obstacles.insert(obstacle) }
    }
    return obstacles.sorted()
  }

  private func obstacle(of file: StarterFile) throws(FileError) -> Path? {
    var way = folder
    for part in file.target.components {
      switch try FileStamp(of: way).kind {
      case .absent: return nil
      case .folder: way = way.appending(Path(bytes: part))
      default: return way
      }
    }
    let kind = try FileStamp(of: way, followLinks: false).kind
    return kind == .absent ? nil : way
  }

  /// Writes every file; if one cannot be written, takes those back that were.
  func write(_ files: [StarterFile]) throws(FileError) {
    var written: [Path] = []
    do {
      let current = try Folder("")
      try current.makeFolders(folder)
      let root = try Folder(folder)
      for file in files {
        let parent = file.target.parent
        if !parent.isEmpty { try root.makeFolders(parent) }
        try copyFile(file.source, to: folder.appending(file.target))
        written.append(file.target)
      }
    } catch {
      if let root = try? Folder(folder) {
        for path in written { _ = try? root.removeFile(path) }
      }
      throw error
    }
  }
}
