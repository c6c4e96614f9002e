import CXXHash

/// 128 bits of XXH3 over some bytes: equal for equal bytes, on every machine.
public struct ContentHash: Sendable, Hashable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = cxxhash_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  public init(of bytes: Span<UInt8>) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  public init(of bytes: some Collection<UInt8>) {
    let contiguous = bytes.withContiguousStorageIfAvailable {
      ContentHash(of: UnsafeRawBufferPointer($0))
    }
    self = contiguous ?? Array(bytes).withUnsafeBytes { ContentHash(of: $0) }
  }

  /// 32 digits, lower case.
  public var hex: String {
    String(decoding: Self.digits(of: high) + Self.digits(of: low), as: UTF8.self)
  }

  private static func digits(of word: UInt64) -> [UInt8] {
    stride(from: 60, through: 0, by: -4).map { shift in
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 0xF
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }
}
