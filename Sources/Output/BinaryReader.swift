import FileSystem

/// Reads what `BinaryWriter` wrote; never beyond the end, whatever the bytes say.
struct BinaryReader {
  struct Damaged: Error {}

  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func integer<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self
  ) throws(Damaged) -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - offset >= size else { throw Damaged() }
    let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    offset += size
    return Value(littleEndian: value)
  }

  mutating func hash() throws(Damaged) -> ContentHash {
    ContentHash(high: try integer(), low: try integer())
  }

  mutating func stamp() throws(Damaged) -> FileStamp {
    guard let kind = FileStamp.Kind(rawValue: try integer()) else { throw Damaged() }
    return FileStamp(
      kind: kind, size: try integer(), modified: try integer(), inode: try integer())
  }

  mutating func path() throws(Damaged) -> Path {
    let count = Int(try integer(UInt32.self))
    guard bytes.count - offset >= count else { throw Damaged() }
    defer { offset += count }
    return Path(bytes: bytes[offset..<offset + count])
  }

  /// Where a path stands that ends with a NUL, which belongs to it here.
  @discardableResult
  mutating func skipPath() throws(Damaged) -> Range<Int> {
    let count = Int(try integer(UInt32.self))
    guard count > 0, bytes.count - offset >= count, bytes[offset + count - 1] == 0 else {
      throw Damaged()
    }
    offset += count
    return offset - count..<offset
  }

  mutating func optional<Value>(
    _ read: (inout BinaryReader) throws(Damaged) -> Value
  ) throws(Damaged) -> Value? {
    try integer(UInt8.self) == 0 ? nil : try read(&self)
  }

  mutating func list<Value>(
    _ read: (inout BinaryReader) throws(Damaged) -> Value
  ) throws(Damaged) -> [Value] {
    let count = Int(try integer(UInt32.self))
    var list: [Value] = []
    // Each value takes at least a byte, so a false count cannot ask for much memory.
    list.reserveCapacity(min(count, bytes.count - offset))
    for _ in 0..<count { list.append(try read(&self)) }
    return list
  }

  var isAtEnd: Bool { offset == bytes.count }
}
