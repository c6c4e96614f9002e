import Glibc
import Synchronization

/// A small HTTP server on 127.0.0.1 for tests; ends with its value.
public final class LoopbackServer: Sendable {
  public typealias Answer = @Sendable (LoopbackRequest) -> LoopbackReply

  public let port: UInt16
  private let listener: Int32
  private let answer: Answer
  private let state = Mutex(State())

  private struct State {
    var requests: [LoopbackRequest] = []
    var inFlight = 0
    var mostInFlight = 0
  }

  public init(_ answer: @escaping Answer) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(descriptor, raw, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, raw, &size) == 0
      }
    }
    guard isBound else { throw LoopbackError(code: errno) }
    port = UInt16(bigEndian: address.sin_port)
    signal(SIGPIPE, SIG_IGN)
    startThread { [weak self] in
      // Closed here and nowhere else: another server may get the number as soon as it is free, and
      // this thread would take that one's connections.
      defer { close(descriptor) }
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard connection >= 0 else { return }
        guard let server = self else {
          close(connection)
          return
        }
        startThread { server.serve(connection) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Such as `http://127.0.0.1:8123/`.
  public var base: String { "http://127.0.0.1:\(port)/" }

  /// Every request so far, in the order in which they came.
  public var requests: [LoopbackRequest] { state.withLock { $0.requests } }

  /// Path and query of every request.
  public var targets: [String] { requests.map(\.target) }

  public var mostInFlight: Int { state.withLock { $0.mostInFlight } }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var reader = RequestReader(connection)
    while let request = reader.next() {
      state.withLock { state in
        state.requests.append(request)
        state.inFlight += 1
        state.mostInFlight = max(state.mostInFlight, state.inFlight)
      }
      let stays = send(answer(request), over: connection)
      state.withLock { $0.inFlight -= 1 }
      guard stays else { return }
    }
  }
}

public struct LoopbackError: Error {
  public let code: Int32
}

private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

private func startThread(_ run: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  let work = Unmanaged.passRetained(Work(run))
  pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }, work.toOpaque())
  pthread_detach(thread)
}
