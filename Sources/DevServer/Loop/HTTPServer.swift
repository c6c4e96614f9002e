import CEvent
import Glibc

/// What a request gets.
enum Answer {
  case reply(Reply)
  /// A stream of events, which is given to the closure once it stands.
  case events((EventStream) -> Void)
}

/// Speaks HTTP through libevent; hands heads in and answers out.
///
/// All contact with connections is in this folder; no pointer leaves.
final class HTTPServer {
  /// What a client may take of the server.
  struct Limits {
    /// Milliseconds in which nothing comes or goes.
    var silence = 30_000
    /// Bytes.
    var head = 32 << 10
    var body = 64 << 10
  }

  let limits: Limits
  private(set) var isClosed = false
  private let http: OpaquePointer
  // The loop must outlive the server.
  private let loop: EventLoop
  private let answer: (RequestHead) -> Answer
  /// Those that go on; held here.
  private var open: [ObjectIdentifier: OpenReply] = [:]

  /// Nil when there is no memory for it.
  init?(_ loop: EventLoop, limits: Limits = Limits(), answer: @escaping (RequestHead) -> Answer) {
    guard let http = evhttp_new(loop.base) else { return nil }
    self.http = http
    self.loop = loop
    self.limits = limits
    self.answer = answer
    var silence = timeval(milliseconds: limits.silence)
    evhttp_set_timeout_tv(http, &silence)
    evhttp_set_max_headers_size(http, limits.head)
    evhttp_set_max_body_size(http, limits.body)
    // All of them come here, to be told that there are only two.
    evhttp_set_allowed_methods(http, .max)
    evhttp_set_gencb(http, received, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Listens; 0 stands for any free port.
  ///
  /// - Returns: the port, or the errno of what went wrong; 0 if the host is none.
  func listen(host: String, port: Int) -> Result<Int, ListenFailure> {
    errno = 0
    guard let socket = evhttp_bind_socket_with_handle(http, host, UInt16(clamping: port)) else {
      return .failure(ListenFailure(code: errno))
    }
    return .success(Int(cevent_port(evhttp_bound_socket_get_fd(socket))))
  }

  struct ListenFailure: Error {
    let code: Int32
  }

  /// Ends every connection; to be called before the server is let go.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    for reply in open.values { reply.forget() }
    evhttp_free(http)
  }

  func remove(_ reply: OpenReply) {
    open[ObjectIdentifier(reply)] = nil
  }

  fileprivate func take(_ request: UnsafeMutablePointer<evhttp_request>) {
    let head = RequestHead(request)
    switch answer(head) {
    case .reply(let reply): send(head.method == "HEAD" ? reply.withoutBody : reply, to: request)
    case .events(let start):
      let reply = OpenReply(request, eventStreamHead, of: self)
      open[ObjectIdentifier(reply)] = reply
      start(EventStream(reply))
    }
  }

  private func send(_ reply: Reply, to request: UnsafeMutablePointer<evhttp_request>) {
    let size = reply.body.reduce(0) { $0 + $1.count }
    guard size > FileSender.step || reply.body.contains(where: \.isFile) else {
      sendAtOnce(reply, to: request)
      return
    }
    let goesOn = OpenReply(request, reply, of: self)
    open[ObjectIdentifier(goesOn)] = goesOn
    FileSender(reply.body, to: goesOn).sendNext()
  }
}

/// A short reply in one piece.
private func sendAtOnce(_ reply: Reply, to request: UnsafeMutablePointer<evhttp_request>) {
  addFields(reply, to: request)
  let buffer = evbuffer_new()
  defer { if let buffer { evbuffer_free(buffer) } }
  for case .bytes(let bytes) in reply.body { evbuffer_add(buffer, bytes, bytes.count) }
  evhttp_send_reply(request, Int32(reply.status), nil, buffer)
}

func addFields(_ reply: Reply, to request: UnsafeMutablePointer<evhttp_request>) {
  let fields = evhttp_request_get_output_headers(request)
  for field in reply.fields { evhttp_add_header(fields, field.name, field.value) }
  if let length = reply.length { evhttp_add_header(fields, "Content-Length", String(length)) }
}

private func received(
  _ request: UnsafeMutablePointer<evhttp_request>?, _ context: UnsafeMutableRawPointer?
) {
  guard let request, let context else { return }
  Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().take(request)
}
