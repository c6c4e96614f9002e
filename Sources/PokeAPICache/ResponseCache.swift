import FileSystem
import Glibc

/// Answers of the API on the disk, one file each, which is whole or not there.
///
/// A class because it holds an open folder for several threads.
public final class ResponseCache: Sendable {
  private let folder: Folder

  static let incoming: Path = "incoming"
  private static let lockName: Path = "lock"

  /// Where the answers are inside the folder that the user names.
  public static func folder(in cache: Path) -> Path { cache.appending("api-v2") }

  /// Opens the cache, making what is missing of it.
  public init(_ path: Path) throws(FileError) {
    let root = Self.folder(in: path)
    let here = try Folder(".")
    try here.makeFolders(root)
    folder = try Folder(root)
    for endpoint in Endpoint.allCases { try folder.makeFolder(Path(endpoint.rawValue)) }
    try folder.makeFolder(Self.incoming)
  }

  /// Opens the cache without changing anything; nil if there is none.
  public init?(existing path: Path) throws(FileError) {
    do throws(FileError) {
      folder = try Folder(Self.folder(in: path))
    } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
  }

  /// What is known of one answer.
  public enum Lookup: Sendable {
    case absent
    /// The file is there, but not as it was written.
    case damaged(Path)
    case found(CacheEntry)
  }

  public func lookUp(_ key: ResourceKey) throws(FileError) -> Lookup {
    let contents: FileContents
    do throws(FileError) {
      contents = try folder.read(file(of: key))
    } catch {
      switch error.reason {
      case .notFound, .notFolder: return .absent
      case .isFolder, .notRegular, .symbolicLink: return .damaged(path(of: key))
      default: throw error
      }
    }
    return CacheEntry(decoding: contents.bytes).map { .found($0) } ?? .damaged(path(of: key))
  }

  /// Writes beside, then renames: under the final name there is never a part of an answer.
  public func store(_ entry: CacheEntry, _ key: ResourceKey) throws(FileError) {
    let name = file(of: key)
    let temporary = Self.incoming.appending(
      temporaryName(for: Path(key.endpoint.rawValue + "-" + name.name.text)))
    guard let bytes = entry.encoded() else {
      throw FileError("write", path(of: key), errno: ENOMEM)
    }
    do throws(FileError) {
      try folder.create(temporary, bytes.span)
      try folder.rename(temporary, to: folder, name)
    } catch {
      _ = try? folder.removeFile(temporary)
      throw FileError(error.action, path(of: key), error.reason)
    }
  }

  /// Where an answer is, for messages.
  public func path(of key: ResourceKey) -> Path {
    folder.path.appending(file(of: key))
  }

  private func file(of key: ResourceKey) -> Path {
    key.fileName
  }
}

extension ResponseCache {
  /// The right to fetch into this cache; nil while another program has it.
  ///
  /// Whoever gets it also gets rid of what ended programs have left half written.
  public func takeLock() throws(FileError) -> FileLock? {
    guard let lock = try FileLock.take(Self.lockName, in: folder) else { return nil }
    for entry in try folder.folder(Self.incoming).entries() {
      try folder.removeFile(Self.incoming.appending(entry.name))
    }
    return lock
  }
}
