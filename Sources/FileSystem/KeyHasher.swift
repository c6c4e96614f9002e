/// Makes one hash of many fields, such as everything that a page depends on.
///
/// Each `update` is a field of its own: `ab`, `c` and `a`, `bc` give different keys.
public struct KeyHasher: Sendable {
  private var buffer: [UInt8] = []

  public init() {
    buffer.reserveCapacity(256)
  }

  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    append(UInt64(bytes.count))
    if bytes.count <= Self.longestField {
      buffer.append(contentsOf: bytes)
    } else {
      append(ContentHash(of: bytes))
    }
    if buffer.count > Self.fullBuffer { fold() }
  }

  public mutating func update(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBytes { update($0) }
  }

  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  public mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(UnsafeRawBufferPointer($0)) }
  }

  public mutating func update(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { update($0) }
  }

  public mutating func update(_ hash: ContentHash) {
    append(16)
    append(hash)
  }

  /// The key of all fields so far.
  public var key: ContentHash {
    ContentHash(of: buffer)
  }

  private static let longestField = 256
  private static let fullBuffer = 1 << 16

  private mutating func fold() {
    let hash = key
    buffer.removeAll(keepingCapacity: true)
    append(hash)
  }

  private mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  private mutating func append(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { buffer.append(contentsOf: $0) }
  }
}
