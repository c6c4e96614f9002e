import FileSystem

/// The folder beside the output in which dexgen remembers what it made.
struct StateFolder: ~Copyable {
  let folder: Folder

  /// Opens it, making it if need be.
  init(making path: Path) throws(FileError) {
    if (try? FileStamp(of: path).kind) != .folder {
      let parent = try makePath(path.parent)
      try parent.makeFolder(path.name)
    }
    folder = try Folder(path)
  }

  /// Opens it if it is there.
  init(existing path: Path) throws(FileError) {
    folder = try Folder(path)
  }

  static let manifest: Path = "manifest"
  static let journal: Path = "journal"
  static let lock: Path = "lock"
  static let staging: Path = "staging"
  static let unfinished: Path = "unfinished"

  /// The first thing in the folder that is not dexgen's; its own folders always hold a lock.
  func firstForeign() throws(FileError) -> Path? {
    let names = try folder.entries().map(\.name)
    let own = [Self.manifest, Self.journal, Self.lock, Self.staging, Self.unfinished]
    if let foreign = names.first(where: { !own.contains($0) }) { return foreign }
    return names.contains(Self.lock) ? nil : names.first
  }

  /// Nil if there is none that can be trusted.
  func readManifest() -> Manifest? {
    (try? folder.read(Self.manifest)).flatMap { Manifest(encoded: $0.bytes) }
  }

  func readJournal() -> Journal? {
    (try? folder.read(Self.journal)).flatMap { Journal(encoded: $0.bytes) }
  }

  func hasJournal() throws(FileError) -> Bool {
    try folder.stamp(Self.journal).kind != .absent
  }

  func writeManifest(_ encoded: [UInt8]) throws(FileError) {
    try write(Self.manifest, encoded)
  }

  func write(_ journal: Journal) throws(FileError) {
    try write(Self.journal, journal.encoded)
  }

  /// The lock is held, so one name is enough for what is not whole yet.
  private func write(_ name: Path, _ bytes: [UInt8]) throws(FileError) {
    try folder.removeFile(Self.unfinished)
    try folder.create(Self.unfinished, bytes.span)
    try folder.rename(Self.unfinished, to: folder, name)
  }

  func removeJournal() throws(FileError) {
    try folder.removeFile(Self.journal)
  }
}

/// Opens a folder, making it and those above it if need be.
func makePath(_ path: Path) throws(FileError) -> Folder {
  do {
    return try Folder(path)
  } catch {
    guard error.reason == .notFound, !path.isEmpty else { throw error }
    let parent = try makePath(path.parent)
    try parent.makeFolder(path.name)
    return try Folder(path)
  }
}
