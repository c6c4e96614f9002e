import CCurl

/// Gathers what comes over a connection while libcurl runs.
///
/// A class because libcurl holds on to it by address.
final class Receiver {
  /// Of the last answer: proxies and `100 Continue` send headers before it.
  private(set) var headers: [HTTPField] = []
  private(set) var body: [UInt8] = []
  /// The limit that was reached, in bytes.
  private(set) var exceeded: Int?
  let isCancelled: @Sendable () -> Bool
  private let limit: Int
  private var headerSize = 0

  static let headerLimit = 256 << 10

  init(limit: Int, isCancelled: @escaping @Sendable () -> Bool) {
    self.limit = limit
    self.isCancelled = isCancelled
  }

  /// Whether there was room for the bytes.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= limit else {
      exceeded = limit
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerSize += bytes.count
    guard headerSize <= Self.headerLimit else {
      exceeded = Self.headerLimit
      return false
    }
    if bytes.starts(with: "HTTP/".utf8) { headers = [] }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return true }
    headers.append(HTTPField(trimmed(bytes[..<colon]), trimmed(bytes[(colon + 1)...])))
    return true
  }
}

private func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
  let start = bytes.drop { $0 <= 0x20 }
  let end = start.lastIndex { $0 > 0x20 }
  return String(decoding: end.map { start[...$0] } ?? start[..<start.startIndex], as: UTF8.self)
}

// libcurl takes another count than it gave as an error.

func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ receiver: UnsafeMutableRawPointer?
) -> Int {
  guard let receiver else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
  let taken = Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receiveHeader(bytes)
  return taken ? bytes.count : bytes.count + 1
}

func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ receiver: UnsafeMutableRawPointer?
) -> Int {
  guard let receiver else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
  let taken = Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receive(bytes)
  return taken ? bytes.count : bytes.count + 1
}

/// Anything but 0 ends the transfer.
func watch(
  _ receiver: UnsafeMutableRawPointer?, _: curl_off_t, _: curl_off_t, _: curl_off_t,
  _: curl_off_t
) -> Int32 {
  guard let receiver else { return 0 }
  return Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().isCancelled() ? 1 : 0
}
