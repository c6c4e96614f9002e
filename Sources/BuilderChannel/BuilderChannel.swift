import Glibc

/// The builder's end of the channel: a byte asks for a build, a line answers.
package struct BuilderChannel {
  private let descriptor: Int32

  /// Names the number of the channel's end in the environment of the builder.
  package static let variable = "DEXGEN_BUILDER"

  /// Nil in programs that were not started as a builder.
  package init?() {
    guard let value = getenv(Self.variable), let number = Int32(String(cString: value)), number > 2,
      fcntl(number, F_GETFD) >= 0
    else { return nil }
    descriptor = number
  }

  /// Waits until a build is asked for; false when nobody is there any more.
  package func waitForRequest() -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  /// False when nobody is there any more.
  package func send(_ reply: BuildReply) -> Bool {
    var rest = reply.line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
