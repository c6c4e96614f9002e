import Glibc

/// One name in a folder.
public struct FolderEntry: Sendable, Hashable {
  public let name: Path
  public let kind: FileStamp.Kind
}

extension Folder {
  /// What is in the folder, sorted by bytes, without `.` and `..`; symbolic links stand for themselves.
  public func entries() throws(FileError) -> [FolderEntry] {
    // A stream takes its descriptor over, and a copy would share the position in the folder.
    let opened = openFolderAt(descriptor, ".", followLinks: false)
    guard opened >= 0 else { throw FileError("list the folder", path, errno: errno) }
    guard let stream = fdopendir(opened) else {
      let code = errno
      close(opened)
      throw FileError("list the folder", path, errno: code)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileError("list the folder", path, errno: errno) }
        break
      }
      let name = nameBytes(of: entry)
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: try kind(of: name, said: entry.pointee.d_type)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private func kind(of name: Path, said type: UInt8) throws(FileError) -> FileStamp.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_UNKNOWN): try stamp(name).kind
    default: .other
    }
  }
}

private func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> Path {
  // `d_name` may be longer than its declared size, so it is read where it stands.
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
  let start = UnsafeRawPointer(entry).advanced(by: offset)
  let length = strlen(start.assumingMemoryBound(to: CChar.self))
  return Path(bytes: UnsafeRawBufferPointer(start: start, count: length))
}

extension Folder {
  /// Deletes what is in the folder, all the way down, without leaving it through a symbolic link.
  public func removeContents() throws(FileError) {
    for entry in try entries() {
      if entry.kind == .folder {
        let inner = try folder(entry.name)
        try inner.removeContents()
        try removeFolder(entry.name)
      } else {
        try removeFile(entry.name)
      }
    }
  }
}
