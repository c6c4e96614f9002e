import FileSystem

/// Appends values in a fixed form, little-endian.
struct BinaryWriter {
  var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  mutating func append(_ stamp: FileStamp) {
    append(stamp.kind.rawValue)
    append(stamp.size)
    append(stamp.modified)
    append(stamp.inode)
  }

  mutating func append(_ path: Path) {
    append(UInt32(truncatingIfNeeded: path.bytes.count))
    bytes.append(contentsOf: path.bytes)
  }

  /// With a NUL at its end, so that a system call takes it where it stands.
  mutating func append(terminated path: Path) {
    append(UInt32(truncatingIfNeeded: path.length + 1))
    bytes.append(contentsOf: path.bytes)
    bytes.append(0)
  }

  mutating func append<Value>(_ value: Value?, _ write: (inout BinaryWriter, Value) -> Void) {
    append(value == nil ? 0 : 1 as UInt8)
    if let value { write(&self, value) }
  }

  mutating func append<Value>(_ list: [Value], _ write: (inout BinaryWriter, Value) -> Void) {
    append(UInt32(truncatingIfNeeded: list.count))
    for value in list { write(&self, value) }
  }
}
