import FileSystem

/// The outer form of the files in the state folder: what it is and which version, a hash of all that
/// follows. Cut, damaged or of another version it reads as nothing.
struct SealedFile {
  /// Eight bytes, the last of them the version.
  let magic: [UInt8]

  static let manifest = SealedFile(magic: Array("dexgenM".utf8) + [4])
  static let journal = SealedFile(magic: Array("dexgenJ".utf8) + [1])

  /// What the file holds is appended to this; room for the hash is left.
  func begin() -> BinaryWriter {
    var writer = BinaryWriter()
    writer.bytes = magic
    writer.append(ContentHash(high: 0, low: 0))
    return writer
  }

  func seal(_ writer: consuming BinaryWriter) -> [UInt8] {
    var head = BinaryWriter()
    head.append(ContentHash(of: writer.bytes[(magic.count + 16)...]))
    writer.bytes.replaceSubrange(magic.count..<magic.count + 16, with: head.bytes)
    return writer.bytes
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
