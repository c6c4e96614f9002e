import Glibc

/// What the server sends back, well or badly.
public struct LoopbackReply: Sendable {
  public var status: Int
  public var headers: [String]
  public var body: [UInt8]
  /// What `Content-Length` says, if not the truth; the connection ends after the body.
  public var declaredLength: Int?
  /// Before the first byte, in milliseconds.
  public var pause = 0
  public var manner = Manner.whole

  public enum Manner: Sendable {
    case whole
    /// The connection is closed without a reply.
    case nothing
    /// A byte, then a pause of so many milliseconds, and so on.
    case drip(Int)
    /// The body over and over.
    case endless
  }

  public init(_ status: Int, headers: [String] = [], _ body: String = "") {
    self.status = status
    self.headers = headers
    self.body = Array(body.utf8)
  }

  public init(headers: [String] = [], _ body: String = "") {
    self.init(200, headers: headers, body)
  }

  public static func redirect(to target: String, status: Int = 302) -> LoopbackReply {
    LoopbackReply(status, headers: ["Location: \(target)"])
  }

  /// The same with another manner.
  public func sent(_ manner: Manner) -> LoopbackReply {
    var reply = self
    reply.manner = manner
    return reply
  }
}

/// Whether the connection stays open.
func send(_ reply: LoopbackReply, over connection: Int32) -> Bool {
  if reply.pause > 0 { usleep(UInt32(reply.pause) * 1000) }
  let isEndless = if case .endless = reply.manner { true } else { false }
  var head = "HTTP/1.1 \(reply.status) Status\r\n"
  for header in reply.headers { head += header + "\r\n" }
  head +=
    isEndless
    ? "Connection: close\r\n" : "Content-Length: \(reply.declaredLength ?? reply.body.count)\r\n"
  head += "\r\n"
  switch reply.manner {
  case .nothing: return false
  case .whole:
    return sendAll(Array(head.utf8) + reply.body, over: connection) && reply.declaredLength == nil
  case .drip(let pause):
    guard sendAll(Array(head.utf8), over: connection) else { return false }
    for byte in reply.body {
      guard sendAll([byte], over: connection) else { return false }
      usleep(UInt32(pause) * 1000)
    }
    return true
  case .endless:
    guard sendAll(Array(head.utf8), over: connection) else { return false }
    while sendAll(reply.body, over: connection) {}
    return false
  }
}

private func sendAll(_ bytes: [UInt8], over connection: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes {
      Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
