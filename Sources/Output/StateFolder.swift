import FileSystem

/// The folder beside the output in which dexgen remembers what it made.
struct StateFolder: ~Copyable {
  let folder: Folder
  /// Whether it was not there before.
  let isNew: Bool

  /// Opens it, making it if need be.
  init(making path: Path) throws(FileError) {
    var isNew = false
    if (try? FileStamp(of: path).kind) != .folder {
      let parent = try makePath(path.parent)
      isNew = try parent.makeFolder(path.name)
    }
    folder = try Folder(path)
    self.isNew = isNew
  }

  /// Opens it if it is there.
  init(existing path: Path) throws(FileError) {
    folder = try Folder(path)
    isNew = false
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

  /// Whether it was made by this run and nothing is remembered in it yet.
  func isNewAndEmpty() -> Bool {
    isNew && (try? folder.entries().map(\.name)) == [Self.lock]
  }

  /// Nil if there is none that can be trusted.
  func readManifest() -> Manifest? {
    manifestRecord().value
  }

  func manifestRecord() -> KeptRecord<Manifest> {
    record(Self.manifest, named: "manifest") { Manifest(encoded: $0) }
  }

  func journalRecord() -> KeptRecord<Journal> {
    record(Self.journal, named: "journal") { Journal(encoded: $0) }
  }

  private func record<Value>(
    _ name: Path, named kind: String, _ decode: ([UInt8]) -> Value?
  ) -> KeptRecord<Value> {
    do {
      guard let value = decode(try folder.read(name).bytes) else {
        let path = folder.path.appending(name)
        return .unusable("the \(kind) '\(path)' is damaged, or of another version of dexgen")
      }
      return .whole(value)
    } catch {
      return error.reason == .notFound ? .missing : .unusable(error.message)
    }
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
