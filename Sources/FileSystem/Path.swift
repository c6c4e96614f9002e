import Glibc

/// The path of a file or folder as the system sees it: bytes, compared and sorted as bytes.
///
/// Not every name on a disk is UTF-8, and `String` calls two different names equal when they are
/// canonically equivalent; so paths are bytes from the listing to the system call.
public struct Path: Sendable, Hashable {
  /// Ends with a NUL, so that a system call takes it as it is.
  let storage: [UInt8]

  public init(_ text: String) {
    var bytes = [UInt8]()
    bytes.reserveCapacity(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
    storage = bytes
  }

  public init(bytes: some Collection<UInt8>) {
    var copy = [UInt8]()
    copy.reserveCapacity(bytes.count + 1)
    copy.append(contentsOf: bytes)
    copy.append(0)
    storage = copy
  }

  /// The bytes of the path without the NUL that ends it.
  public var bytes: ArraySlice<UInt8> { storage.dropLast() }

  /// In bytes.
  public var length: Int { storage.count - 1 }

  public var isEmpty: Bool { storage.count == 1 }

  /// Whether the system would see another, shorter path.
  public var containsNUL: Bool { bytes.contains(0) }

  /// The path as text, for messages; bytes that are not UTF-8 show as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Gives the path to a system call.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    storage.withUnsafeBytes { raw in
      // The array is never empty: it ends with a NUL.
      guard let base = raw.baseAddress else { return body("") }
      return body(base.assumingMemoryBound(to: CChar.self))
    }
  }
}

// One call for all bytes: what the compiler derives goes through them one by one.
extension Path {
  public static func == (left: Path, right: Path) -> Bool {
    left.storage.count == right.storage.count
      && left.storage.withUnsafeBytes { a in
        right.storage.withUnsafeBytes { b in
          guard let first = a.baseAddress, let second = b.baseAddress else { return false }
          return memcmp(first, second, a.count) == 0
        }
      }
  }

  public func hash(into hasher: inout Hasher) {
    storage.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Path: Comparable {
  public static func < (left: Path, right: Path) -> Bool {
    left.order(to: right.storage.span) < 0
  }

  /// Less than 0 if the path comes before another one, whose bytes end with a NUL; 0 if it is the same.
  public func order(to terminated: Span<UInt8>) -> Int {
    storage.withUnsafeBytes { a in
      terminated.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else {
          return a.count - b.count
        }
        let order = memcmp(first, second, min(a.count, b.count))
        return order == 0 ? a.count - b.count : Int(order)
      }
    }
  }

  /// Bytes that two paths begin with in common.
  public func commonPrefix(with other: Path) -> Int {
    let end = min(length, other.length)
    var index = 0
    while index < end, storage[index] == other.storage[index] { index += 1 }
    return index
  }
}

extension Path: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: String) {
    self.init(text)
  }

  public var description: String { text }
}
