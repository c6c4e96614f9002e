import FileSystem

/// The outer form of the files in the state folder: what it is and which version, a hash of all that
/// follows. Cut, damaged or of another version it reads as nothing.
struct SealedFile {
  /// Eight bytes, the last of them the version.
  let magic: [UInt8]

  static let manifest = SealedFile(magic: Array("dexgenM".utf8) + [2])
  static let journal = SealedFile(magic: Array("dexgenJ".utf8) + [1])

  func seal(_ writer: BinaryWriter) -> [UInt8] {
    var head = BinaryWriter()
    head.bytes = magic
    head.append(ContentHash(of: writer.bytes))
    return head.bytes + writer.bytes
  }

  func open(_ bytes: [UInt8]) -> BinaryReader? {
    guard bytes.starts(with: magic) else { return nil }
    var reader = BinaryReader(bytes, from: magic.count)
    guard let hash = try? reader.hash(), hash == ContentHash(of: bytes[reader.offset...]) else {
      return nil
    }
    return reader
  }
}
