import Glibc

/// One file below a folder that was listed.
public struct ListedFile: Sendable {
  /// Relative to the folder that was listed.
  public let path: Path
  public let kind: FileStamp.Kind
}

/// How a folder is listed.
public struct ListingOptions: Sendable {
  public var recursive: Bool
  /// A link to a file counts as a file, one to a folder is entered (once; circles end).
  public var followLinks: Bool

  public init(recursive: Bool = true, followLinks: Bool = true) {
    self.recursive = recursive
    self.followLinks = followLinks
  }
}

/// What lies below a folder, sorted by bytes of the path.
public struct TreeListing: Sendable {
  public internal(set) var files: [ListedFile] = []
  /// The folders that were listed, the first one (empty path) included.
  public internal(set) var folders: [ListedFolder] = []
}

/// One folder that was listed.
public struct ListedFolder: Sendable {
  /// Relative to the folder where the listing began.
  public let path: Path
  /// From before it was listed.
  public let stamp: FileStamp
  /// Of the names in it and what kind of thing each is.
  public let names: ContentHash
}

/// Lists the files below a folder, sorted by bytes.
///
/// Links that lead nowhere, pipes and devices are listed with their kind and not entered.
public func listTree(
  _ path: Path, _ options: ListingOptions = ListingOptions()
) throws(FileError) -> TreeListing {
  var listing = TreeListing()
  var walk = TreeWalk(root: path, options: options)
  try walk.list("", into: &listing)
  listing.files.sort { $0.path < $1.path }
  listing.folders.sort { $0.path < $1.path }
  return listing
}

private struct TreeWalk {
  let root: Path
  let options: ListingOptions
  /// Folders on the way down, by device and inode, so that a link upwards ends.
  var open: [FolderIdentity] = []

  mutating func list(_ relative: Path, into listing: inout TreeListing) throws(FileError) {
    let folder = try Folder(root.appending(relative))
    let identity = try folder.identity()
    if open.contains(identity) { return }
    open.append(identity)
    defer { open.removeLast() }
    let stamp = try folder.stamp(".")
    let entries = try folder.entries()
    let names = hashOfNames(entries)
    listing.folders.append(ListedFolder(path: relative, stamp: stamp, names: names))
    for entry in entries {
      let path = relative.appending(entry.name)
      var kind = entry.kind
      if kind == .symbolicLink, options.followLinks {
        kind = (try? FileStamp(of: root.appending(path)).kind) ?? .symbolicLink
        if kind == .absent { kind = .symbolicLink }
      }
      if kind == .folder {
        if options.recursive { try list(path, into: &listing) }
      } else {
        listing.files.append(ListedFile(path: path, kind: kind))
      }
    }
  }
}

struct FolderIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

extension Folder {
  func identity() throws(FileError) -> FolderIdentity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("look at", path, errno: errno) }
    return FolderIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}
