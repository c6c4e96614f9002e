import Glibc

/// Bytes that a page is rendered into; made once a thread and used again for every page.
public struct OutputBuffer: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  public private(set) var count = 0
  /// Bytes that may be held; what goes beyond is dropped and remembered in `overflowed`.
  var limit = Int.max
  private(set) var overflowed = false

  /// `capacity`: bytes to begin with.
  public init(capacity: Int = 1 << 16) {
    self.capacity = max(capacity, 64)
    base = .allocate(byteCount: self.capacity, alignment: 1)
  }

  deinit {
    free(base)
  }

  /// Forgets the bytes and keeps the room.
  public mutating func removeAll() {
    truncate(to: 0)
  }

  mutating func truncate(to count: Int) {
    self.count = min(count, self.count)
    overflowed = false
  }

  /// The bytes, for the time of the call.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// The bytes as an array of their own.
  public var bytes: [UInt8] { withBytes { Array($0) } }

  @inline(__always)
  mutating func append(_ start: UnsafeRawPointer, _ byteCount: Int) {
    if byteCount > capacity - count, !grow(by: byteCount) { return }
    (base + count).copyMemory(from: start, byteCount: byteCount)
    count += byteCount
  }

  /// Appends bytes of which 32 may be read, however few are meant: no call for a short text.
  @inline(__always)
  mutating func appendPadded(_ start: UnsafeRawPointer, _ byteCount: Int) {
    let room = max(byteCount, padding)
    if room > capacity - count, !grow(by: room) { return }
    let target = base + count
    target.storeBytes(of: start.loadUnaligned(as: Block.self), as: Block.self)
    let rest = byteCount - padding
    if rest > 0 { (target + padding).copyMemory(from: start + padding, byteCount: rest) }
    count += byteCount
  }

  /// Appends bytes as they are.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    append(start, bytes.count)
  }

  /// Appends bytes as they are.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Appends one byte as it is.
  public mutating func append(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { append($0) }
  }

  /// Appends a literal as it is.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(never)
  private mutating func grow(by byteCount: Int) -> Bool {
    // The kernel moves pages of a large block instead of copying them, so a cap on the output is a cap
    // on memory too.
    let wanted = min(max(capacity * 2, count + byteCount), limit)
    guard byteCount <= limit - min(count, limit), let larger = realloc(base, wanted) else {
      overflowed = true
      return false
    }
    base = larger
    capacity = wanted
    return true
  }
}

private typealias Block = SIMD32<UInt8>
/// Bytes behind a text that `appendPadded` may read.
let padding = 32
