import FileSystem
import Glibc

/// A folder for one test, under the system's folder for temporary files; deleted with the value.
public final class Scratch: Sendable {
  public let path: Path

  public init() throws {
    let parent = try Folder("/tmp")
    var number = 0
    while true {
      let name = Path("dexgen-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
      if try parent.makeFolder(name) {
        path = Path("/tmp").appending(name)
        return
      }
      number += 1
      if number > 100 { throw FileError("make the folder", name, errno: EEXIST) }
    }
  }

  deinit {
    guard let folder = try? Folder(path) else { return }
    try? folder.removeContents()
    _ = try? Folder("/tmp").removeFolder(path.name)
  }

  public func appending(_ relative: String) -> Path {
    path.appending(relative)
  }

  public func makeFolder(_ relative: String) throws {
    try Folder(path).makeFolders(Path(relative))
  }

  /// Writes a text file as an editor does that saves in place, making its folder.
  public func write(_ relative: String, _ text: String) throws {
    let whole = path.appending(relative)
    let parent = Path(relative).parent
    if !parent.isEmpty { try makeFolder(parent.text) }
    try Folder(whole.parent).replace(whole.name, Array(text.utf8).span)
  }

  public func writeBytes(_ relative: String, _ bytes: [UInt8]) throws {
    let whole = path.appending(relative)
    try Folder(whole.parent).replace(whole.name, bytes.span)
  }

  public func link(_ relative: String, to target: String) {
    symlink(target, path.appending(relative).text)
  }

  public func remove(_ relative: String) throws {
    let whole = path.appending(relative)
    try Folder(whole.parent).removeFile(whole.name)
  }

  public func read(_ relative: String) throws -> String {
    String(decoding: try readFile(path.appending(relative)).bytes, as: UTF8.self)
  }

  public func stamp(_ relative: String) throws -> FileStamp {
    try FileStamp(of: path.appending(relative), followLinks: false)
  }

  /// All files below a folder with their text, `link` for a symbolic link; empty if it is absent.
  public func tree(_ relative: String) throws -> [String: String] {
    let root = path.appending(relative)
    guard try FileStamp(of: root).kind == .folder else { return [:] }
    var tree: [String: String] = [:]
    for file in try listTree(root, ListingOptions(followLinks: false)).files {
      let isFile = file.kind == .file
      tree[file.path.text] =
        isFile
        ? String(decoding: try readFile(root.appending(file.path)).bytes, as: UTF8.self) : "link"
    }
    return tree
  }

  /// All folders below a folder.
  public func folders(_ relative: String) throws -> [String] {
    let root = path.appending(relative)
    guard try FileStamp(of: root).kind == .folder else { return [] }
    return try listTree(root, ListingOptions(followLinks: false)).folders.map(\.path.text)
  }
}
