import Diagnostics
import Glibc

/// Where the program writes: results for programs to `output`, words for people to `error`.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes everything.
  ///
  /// - Returns: false when the reader has gone away, which is no fault: `dexgen view / | head`.
  /// - Throws: why it could not be written, such as a full disk.
  @discardableResult
  package func write(_ bytes: UnsafeRawBufferPointer) throws(Faults) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(
        rawValue, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        return false
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw Faults("cannot write to \(name): \(String(cString: strerror(errno)))")
      }
    }
    return true
  }

  @discardableResult
  package func write(_ text: String) throws(Faults) -> Bool {
    var text = text
    var outcome = Result<Bool, Faults>.success(true)
    text.withUTF8 { bytes in
      do throws(Faults) {
        outcome = .success(try write(UnsafeRawBufferPointer(bytes)))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
