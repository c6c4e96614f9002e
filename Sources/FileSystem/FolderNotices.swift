import Glibc

/// What the system tells about changes in folders, by inotify.
public struct FolderNotices: ~Copyable {
  /// Can be read from when there is news.
  public let descriptor: Int32

  /// The number by which the system knows a watched folder.
  public typealias Number = Int32

  public init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { throw FileError("watch", "folders", errno: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Watches a folder, or the file that a path leads to; one that is watched keeps its number.
  public func add(_ path: Path) throws(FileError) -> Number {
    let path: Path = path.isEmpty ? "." : path
    let number = path.withCString { inotify_add_watch(descriptor, $0, interesting) }
    if number < 0 { throw FileError("watch", path, errno: errno) }
    return number
  }

  public func remove(_ number: Number) {
    inotify_rm_watch(descriptor, number)
  }

  /// All news there is now, without waiting for more.
  public func read() -> [FolderNotice] {
    var notices: [FolderNotice] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return notices }
      buffer.withUnsafeBytes {
        append(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &notices)
      }
    }
  }
}

/// One piece of news.
public struct FolderNotice: Sendable, Equatable {
  /// The watched folder.
  public let number: FolderNotices.Number
  /// The name in it; empty for the folder itself.
  public let name: Path
  public let kind: Kind

  public enum Kind: Sendable {
    /// A file was written and closed, or its permissions were changed.
    case written
    /// A file has come into being, perhaps still empty; if it is written to, more follows.
    case created
    /// A folder came or went, a file went or was renamed to this name.
    case moved
    /// The watched folder itself is not where it was.
    case gone
    /// News was lost.
    case overflow
  }
}

private let interesting = [
  IN_CLOSE_WRITE, IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF,
  IN_MOVE_SELF,
].reduce(UInt32(0)) { $0 | UInt32($1) }

private func append(_ bytes: UnsafeRawBufferPointer, to notices: inout [FolderNotice]) {
  var offset = 0
  let head = MemoryLayout<inotify_event>.size
  while offset + head <= bytes.count {
    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
    let end = min(offset + head + Int(event.len), bytes.count)
    // Filled up with NULs.
    let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
    if let kind = FolderNotice.Kind(event.mask) {
      notices.append(FolderNotice(number: event.wd, name: Path(bytes: name), kind: kind))
    }
    offset = end
  }
}

extension FolderNotice.Kind {
  fileprivate init?(_ mask: UInt32) {
    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
    let isFolder = has(IN_ISDIR)
    if has(IN_Q_OVERFLOW) {
      self = .overflow
    } else if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) || has(IN_UNMOUNT) || has(IN_IGNORED) {
      self = .gone
    } else if has(IN_DELETE) || has(IN_MOVED_FROM) || has(IN_MOVED_TO) || has(IN_CREATE) && isFolder
    {
      self = .moved
    } else if has(IN_CREATE) {
      self = .created
    } else if has(IN_CLOSE_WRITE) || has(IN_ATTRIB) {
      self = .written
    } else {
      return nil
    }
  }
}
