import Diagnostics
import FileSystem

/// Reads the files of source folders and keeps what went wrong.
struct SourceReader {
  var log: InputLog
  var report = Report()

  init(log: InputLog) {
    self.log = log
  }

  /// The wanted files of a folder with their contents, sorted by bytes of their names.
  ///
  /// A folder that is not there is empty, or a fault where it is needed.
  mutating func files(
    in folder: Path, recursive: Bool = true, isNeeded: Bool = false,
    where isWanted: (String) -> Bool
  ) -> [SiteSources.File] {
    read(listing(folder, recursive: recursive, isNeeded: isNeeded).filter(isWanted), in: folder)
  }

  /// Markdown files of the content folder and the folders below it.
  mutating func pages(in folder: Path, except reserved: [String]) -> [SiteSources.File] {
    var names: [String] = []
    do throws(FileError) {
      let top = try log.list(folder, ListingOptions(recursive: false))
      names = visibleNames(top)
      for name in try Folder(folder).entries().filter({ $0.kind == .folder }).map(\.name.text)
      where !reserved.contains(name) && !name.hasPrefix(".") {
        names += listing(folder.appending(name), recursive: true, isNeeded: false)
          .map { "\(name)/\($0)" }
      }
    } catch {
      report.add(error.diagnostic)
    }
    return read(names.filter { $0.hasSuffix(".md") }, in: folder)
  }

  /// Folders whose names are those of files would look as if the file were missing.
  mutating func refuseFolders(in folder: Path, where isFileName: (String) -> Bool) {
    // That the folder cannot be read is said already.
    guard let entries = try? Folder(folder).entries() else { return }
    for entry in entries where entry.kind == .folder && isFileName(entry.name.text) {
      report.add(FileError("read", folder.appending(entry.name), .isFolder).diagnostic)
    }
  }

  /// The names of the files in a folder and below, without reading them.
  mutating func names(in folder: Path, isNeeded: Bool) -> [String] {
    listing(folder, recursive: true, isNeeded: isNeeded)
  }

  private mutating func read(_ names: [String], in folder: Path) -> [SiteSources.File] {
    var files: [SiteSources.File] = []
    for name in names {
      let path = folder.appending(name)
      do throws(FileError) {
        let bytes = try log.read(path).bytes
        files.append(
          SiteSources.File(name: name, source: SourceText(name: path.text, bytes: bytes)))
      } catch {
        report.add(error.diagnostic)
      }
    }
    return files
  }

  private mutating func listing(_ folder: Path, recursive: Bool, isNeeded: Bool) -> [String] {
    do throws(FileError) {
      return visibleNames(try log.list(folder, ListingOptions(recursive: recursive)))
    } catch {
      if isNeeded || error.reason != .notFound { report.add(error.diagnostic) }
      return []
    }
  }
}

/// Without hidden files, which editors and systems leave behind.
private func visibleNames(_ listing: TreeListing) -> [String] {
  listing.files.map(\.path.text).filter { name in
    !name.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
