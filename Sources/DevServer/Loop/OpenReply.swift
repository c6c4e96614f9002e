import CEvent

/// A reply whose head has been sent and whose body goes on.
///
/// The server holds it until it is ended from here or closed from there.
final class OpenReply {
  private var request: UnsafeMutablePointer<evhttp_request>?
  private let server: HTTPServer
  private var wasSent: (() -> Void)?
  /// Called once when the client has gone, or the server ends.
  var onClose: (() -> Void)?

  /// - Parameter length: bytes of the body; nil if only the end will show.
  init(
    _ request: UnsafeMutablePointer<evhttp_request>, _ reply: Reply, of server: HTTPServer
  ) {
    self.request = request
    self.server = server
    addFields(reply, to: request)
    let connection = evhttp_request_get_connection(request)
    // Only what is sent may take too long: from here on the client has nothing to say.
    setSilence(of: connection, reading: nil, writing: server.limits.silence)
    evhttp_connection_set_closecb(connection, closed, Unmanaged.passUnretained(self).toOpaque())
    evhttp_send_reply_start(request, Int32(reply.status), nil)
  }

  /// Sends some bytes, at least one; calls back when they have gone.
  func send(_ bytes: [UInt8], then next: (() -> Void)? = nil) {
    guard let request, let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    wasSent = next
    evbuffer_add(buffer, bytes, bytes.count)
    evhttp_send_reply_chunk_with_cb(
      request, buffer, sent, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends the reply well; the connection may be used again.
  func end() {
    guard let request else { return }
    let connection = evhttp_request_get_connection(request)
    evhttp_connection_set_closecb(connection, nil, nil)
    setSilence(
      of: connection, reading: server.limits.silence, writing: server.limits.silence)
    finish()
    evhttp_send_reply_end(request)
  }

  /// Closes the connection, so that the client sees that something is missing.
  func cut() {
    guard let connection = request.flatMap({ evhttp_request_get_connection($0) }) else { return }
    evhttp_connection_set_closecb(connection, nil, nil)
    finish()
    evhttp_connection_free(connection)
  }

  fileprivate func close() {
    guard let request else { return }
    finish()
    // A request that still belongs to a connection goes with it; another one is freed by this.
    if evhttp_request_get_connection(request) == nil { evhttp_send_reply_end(request) }
  }

  /// Before the server is freed, and all connections with it.
  func forget() {
    guard let request else { return }
    evhttp_connection_set_closecb(evhttp_request_get_connection(request), nil, nil)
    finish()
  }

  private func finish() {
    request = nil
    wasSent = nil
    let onClose = onClose
    self.onClose = nil
    server.remove(self)
    onClose?()
  }

  fileprivate func callSent() {
    let next = wasSent
    wasSent = nil
    next?()
  }
}

private func sent(_: OpaquePointer?, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<OpenReply>.fromOpaque(context).takeUnretainedValue().callSent()
}

private func closed(_: OpaquePointer?, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<OpenReply>.fromOpaque(context).takeUnretainedValue().close()
}

private func setSilence(of connection: OpaquePointer?, reading: Int?, writing: Int) {
  guard let connection else { return }
  let stream = evhttp_connection_get_bufferevent(connection)
  var write = timeval(milliseconds: writing)
  guard let reading else {
    bufferevent_set_timeouts(stream, nil, &write)
    return
  }
  var read = timeval(milliseconds: reading)
  bufferevent_set_timeouts(stream, &read, &write)
}
