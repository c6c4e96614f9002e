/// A file or folder that was read, or looked for in vain.
public struct InputRecord: Sendable {
  /// Seen from where the program runs.
  public var path: Path
  /// From before it was read; `.absent` if it was not there.
  public var stamp: FileStamp
  /// Of the bytes of a file, or of the names in a folder; nil if it was only looked at.
  public var hash: ContentHash?

  public init(path: Path, stamp: FileStamp, hash: ContentHash? = nil) {
    self.path = path
    self.stamp = stamp
    self.hash = hash
  }
}

/// Reads files and folders and remembers what was read, so that a later run can see without reading
/// that nothing has changed.
public struct InputLog: Sendable {
  /// `fileClock()` from before the first input was looked at.
  public let started: Int64
  public private(set) var records: [InputRecord] = []

  /// - Parameter started: nanoseconds since 1970, no later than when the first input was looked at.
  public init(started: Int64 = fileClock()) {
    self.started = started
  }

  /// Reads a file; that it is not there is remembered too.
  public mutating func read(
    _ path: Path, limit: Int = defaultReadLimit
  ) throws(FileError) -> FileContents {
    do {
      let contents = try readFile(path, limit: limit)
      add(path, contents)
      return contents
    } catch {
      try look(at: path)
      throw error
    }
  }

  /// Lists a folder, which must exist; every folder that was listed is remembered.
  public mutating func list(
    _ path: Path, _ options: ListingOptions = ListingOptions()
  ) throws(FileError) -> TreeListing {
    do {
      let listing = try listTree(path, options)
      for folder in listing.folders {
        let whole = path.appending(folder.path)
        records.append(InputRecord(path: whole, stamp: folder.stamp, hash: folder.names))
      }
      return listing
    } catch {
      try look(at: path)
      throw error
    }
  }

  /// Remembers whether and how something is there.
  public mutating func look(at path: Path) throws(FileError) {
    records.append(InputRecord(path: path, stamp: try FileStamp(of: path)))
  }

  public mutating func add(_ path: Path, _ contents: FileContents) {
    let hash = ContentHash(of: contents.bytes)
    records.append(InputRecord(path: path, stamp: contents.stamp, hash: hash))
  }

  /// What another log has, which must have been begun later.
  public mutating func add(_ other: InputLog) {
    records += other.records
  }

  public mutating func add(_ record: InputRecord) {
    records.append(record)
  }
}

/// A hash of the names in a folder and what kind of thing each is.
func hashOfNames(_ entries: [FolderEntry]) -> ContentHash {
  var hasher = KeyHasher()
  for entry in entries {
    hasher.update(Array(entry.name.bytes))
    hasher.update(Int(entry.kind.rawValue))
  }
  return hasher.key
}

extension InputRecord {
  /// Whether the input is certainly what it was; reads it only when its stamp may deceive.
  public func isCurrent(since started: Int64) -> Bool {
    guard let now = try? FileStamp(of: path), now == stamp else { return false }
    guard now.kind != .absent, now.isRacy(since: started) else { return true }
    guard let hash else { return false }
    switch now.kind {
    case .file: return (try? readFile(path)).map { ContentHash(of: $0.bytes) } == hash
    case .folder: return (try? Folder(path).entries()).map(hashOfNames) == hash
    default: return false
    }
  }
}
