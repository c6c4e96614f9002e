import FileSystem
import Synchronization

/// A folder of pictures or sounds, in which only those are replaced that came from here.
///
/// What came from here is remembered outside of it, before it is written: one line for a file, with its
/// hash and its name. A file that an ended program was about to write has several lines.
public final class PictureFolder: Sendable {
  private let folder: Folder
  private let records: Folder
  private let recordName: Path
  private let known: Mutex<[String: [String]]>

  /// Makes the folder if it is missing.
  public init(_ path: Path, records: Path) throws(FileError) {
    let here = try Folder(".")
    try here.makeFolders(path)
    try here.makeFolders(records)
    folder = try Folder(path)
    self.records = try Folder(records)
    recordName = Path(ContentHash(of: path.resolved.bytes).hex + ".pictures")
    known = Mutex(try Self.read(recordName, in: self.records))
    for part in ["", "shiny", "cries"] { try removeHalves(in: Path(part)) }
  }

  /// Deletes what a program that was ended has left half written.
  private func removeHalves(in part: Path) throws(FileError) {
    if !part.isEmpty, try folder.stamp(part).kind != .folder { return }
    let entries = try part.isEmpty ? folder.entries() : folder.folder(part).entries()
    for entry in entries {
      let name = entry.name.text
      guard name.hasPrefix("."), name.hasSuffix(".tmp"),
        name.contains(".png.") || name.contains(".ogg.")
      else { continue }
      try folder.removeFile(part.appending(entry.name))
    }
  }

  enum Standing: Sendable {
    case absent
    /// The API has said that it does not have it.
    case impossible
    case own, others
  }

  /// In the place of a hash, for a file that the API does not have.
  private static let none = "-"

  /// Whose file has this name.
  func standing(_ name: String) throws(FileError) -> Standing {
    let hashes = known.withLock { $0[name] ?? [] }
    guard try folder.stamp(Path(name)).kind != .absent else {
      return hashes.last == Self.none ? .impossible : .absent
    }
    if hashes.isEmpty { return .others }
    let hash = ContentHash(of: try folder.read(Path(name)).bytes).hex
    return hashes.contains(hash) ? .own : .others
  }

  /// Writes a file; false if these bytes are there already.
  func store(_ bytes: [UInt8], _ name: String) throws(FileError) -> Bool {
    let hash = ContentHash(of: bytes).hex
    let path = Path(name)
    if known.withLock({ $0[name]?.contains(hash) ?? false }),
      let there = try? folder.read(path).bytes, there == bytes
    {
      return false
    }
    try remember(hash, name)
    if !path.parent.isEmpty { try folder.makeFolders(path.parent) }
    try folder.replace(path, bytes.span)
    known.withLock { $0[name] = [hash] }
    return true
  }

  /// Remembers that the API does not have a file.
  func storeAbsence(of name: String) throws(FileError) {
    try remember(Self.none, name)
  }

  private func remember(_ hash: String, _ name: String) throws(FileError) {
    if known.withLock({ $0[name]?.last }) == hash { return }
    try records.append(Array("\(hash) \(name)\n".utf8), to: recordName)
    known.withLock { $0[name, default: []].append(hash) }
  }

  /// Writes down in short what came from here; call it when all is done.
  public func remember() throws(FileError) {
    let known = known.withLock { $0 }
    let lines = known.sorted { $0.key < $1.key }.flatMap { name, hashes in
      hashes.map { "\($0) \(name)\n" }
    }
    try records.replace(recordName, Array(lines.joined().utf8).span)
  }

  private static func read(
    _ name: Path, in folder: borrowing Folder
  ) throws(FileError) -> [String: [String]] {
    do throws(FileError) {
      let text = String(decoding: try folder.read(name).bytes, as: UTF8.self)
      var known: [String: [String]] = [:]
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { known[String(parts[1]), default: []].append(String(parts[0])) }
      }
      return known
    } catch {
      if error.reason == .notFound { return [:] }
      throw error
    }
  }
}
