import FileSystem

/// What a build is about to make, written before its first change: after a kill the next build knows
/// by it which files are dexgen's.
struct Journal: Sendable {
  var files: [File] = []
  var folders: [Path] = []

  /// A path may come several times, if several builds in a row were killed.
  struct File: Sendable, Hashable {
    var path: Path
    var hash: ContentHash
  }
}

extension Journal {
  var encoded: [UInt8] {
    var writer = SealedFile.journal.begin()
    writer.append(files) {
      $0.append($1.path)
      $0.append($1.hash)
    }
    writer.append(folders) { $0.append($1) }
    return SealedFile.journal.seal(writer)
  }

  /// Nil for bytes that are not a whole journal of this version.
  init?(encoded bytes: [UInt8]) {
    guard var reader = SealedFile.journal.open(bytes) else { return nil }
    do {
      files = try reader.list { reader throws(BinaryReader.Damaged) in
        File(path: try reader.path(), hash: try reader.hash())
      }
      folders = try reader.list { reader throws(BinaryReader.Damaged) in try reader.path() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
