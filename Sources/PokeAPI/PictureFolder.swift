import FileSystem
import Synchronization

/// A folder of pictures, in which only those are replaced that came from here.
///
/// What came from here is remembered outside of it, one line for a picture: its hash and its name.
public final class PictureFolder: Sendable {
  private let folder: Folder
  private let records: Folder
  private let recordName: Path
  private let known: Mutex<[String: String]>

  /// Makes the folder if it is missing.
  public init(_ path: Path, records: Path) throws(FileError) {
    let here = try Folder(".")
    try here.makeFolders(path)
    try here.makeFolders(records)
    folder = try Folder(path)
    self.records = try Folder(records)
    recordName = Path(ContentHash(of: path.resolved.bytes).hex + ".pictures")
    known = Mutex(try Self.read(recordName, in: self.records))
    try removeHalves()
  }

  /// Deletes what a program that was ended has left half written.
  private func removeHalves() throws(FileError) {
    for entry in try folder.entries() {
      let name = entry.name.text
      guard name.hasPrefix("."), name.hasSuffix(".tmp"), name.contains(".png.") else { continue }
      try folder.removeFile(entry.name)
    }
  }

  enum Standing: Sendable {
    case absent
    /// The API has said that it does not have it.
    case impossible
    case own, others
  }

  /// In the place of a hash, for a picture that the API does not have.
  private static let none = "-"

  /// Whose file has this name.
  func standing(_ name: String) throws(FileError) -> Standing {
    let hash = known.withLock { $0[name] }
    guard try folder.stamp(Path(name)).kind != .absent else {
      return hash == Self.none ? .impossible : .absent
    }
    guard let hash else { return .others }
    let isUnchanged = ContentHash(of: try folder.read(Path(name)).bytes).hex == hash
    return isUnchanged ? .own : .others
  }

  /// Writes a picture; false if these bytes are there already.
  func store(_ bytes: [UInt8], _ name: String) throws(FileError) -> Bool {
    let hash = ContentHash(of: bytes).hex
    if known.withLock({ $0[name] }) == hash, try standing(name) == .own { return false }
    try folder.replace(Path(name), bytes.span)
    known.withLock { $0[name] = hash }
    return true
  }

  /// Remembers that the API does not have a picture.
  func storeAbsence(of name: String) {
    known.withLock { $0[name] = Self.none }
  }

  /// Remembers what came from here; call it when all is done, even if it went wrong.
  public func remember() throws(FileError) {
    let known = known.withLock { $0 }
    let lines = known.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try records.replace(recordName, Array(lines.joined().utf8).span)
  }

  private static func read(
    _ name: Path, in folder: borrowing Folder
  ) throws(FileError) -> [String: String] {
    do throws(FileError) {
      let text = String(decoding: try folder.read(name).bytes, as: UTF8.self)
      var known: [String: String] = [:]
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { known[String(parts[1])] = String(parts[0]) }
      }
      return known
    } catch {
      if error.reason == .notFound { return [:] }
      throw error
    }
  }
}
