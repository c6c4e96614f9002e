/// News for one page, as server-sent events.
final class EventStream {
  private let reply: OpenReply

  init(_ reply: OpenReply) {
    self.reply = reply
    // How long a browser waits before it comes back, in milliseconds.
    reply.send(Array("retry: 500\n\n".utf8))
  }

  /// Called once when nobody listens any more.
  var onClose: (() -> Void)? {
    get { reply.onClose }
    set { reply.onClose = newValue }
  }

  func send(_ event: PageEvent) {
    reply.send(event.bytes)
  }

  /// Shows to both sides that the other one is there.
  func sendNothing() {
    reply.send(Array(":\n\n".utf8))
  }
}

/// Head of the answer that is such a stream.
let eventStreamHead: Reply = {
  var reply = Reply(status: 200)
  reply.fields = [
    ("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store"),
  ]
  return reply
}()
