/// Bytes that are appended one by one, without the checks that an array makes for each of them.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    base[count] = byte
    count += 1
  }

  /// Up to seven bytes at once, the first in the lowest eight bits, their number in the highest.
  @inline(__always)
  mutating func append(packed word: UInt64) {
    if count + 8 > capacity { grow(by: 8) }
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count += Int(word >> 56)
  }

  mutating func append(_ bytes: Span<UInt8>) {
    if count + bytes.count > capacity { grow(by: bytes.count) }
    bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress {
        (base + count).update(from: start, count: source.count)
      }
    }
    count += bytes.count
  }

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    if count + length > capacity { grow(by: length) }
    (base + count).update(from: text.utf8Start, count: length)
    count += length
  }

  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
