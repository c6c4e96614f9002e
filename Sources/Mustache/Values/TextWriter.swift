/// Puts a text together on a tape.
public struct TextWriter: ~Copyable {
  private(set) var bytes: [UInt8]
  let start: Int

  init(bytes: consuming [UInt8]) {
    start = bytes.count
    self.bytes = bytes
  }

  public mutating func append(_ text: String) {
    bytes.append(utf8Of: text)
  }

  /// Appends bytes, which must be UTF-8.
  public mutating func append(utf8 text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits.
  public mutating func append(_ number: Int) {
    bytes.append(digitsOf: number)
  }

  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }
}

extension [UInt8] {
  mutating func append(utf8Of text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  mutating func append(digitsOf number: Int) {
    // Enough for 64 bits with their sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      var rest = number.magnitude
      repeat {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(truncatingIfNeeded: 48 + rest % 10))
        rest /= 10
      } while rest > 0
      if number < 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
