/// Sends a long body piece by piece, never more than a client has taken.
final class FileSender {
  private let reply: OpenReply
  private var pieces: ArraySlice<Reply.Piece>

  /// Bytes that wait for a client at most.
  static let step = 128 << 10

  /// Holds itself by what it waits for.
  init(_ pieces: [Reply.Piece], to reply: OpenReply) {
    self.pieces = pieces[...]
    self.reply = reply
  }

  func sendNext() {
    guard let piece = pieces.popFirst() else {
      reply.end()
      return
    }
    switch piece {
    case .bytes(let bytes): send(bytes)
    case .file(let file, let range):
      let end = min(range.lowerBound + Self.step, range.upperBound)
      let bytes = (try? file.read(range.lowerBound..<end)) ?? []
      // The file has become shorter than was promised.
      guard bytes.count == end - range.lowerBound else {
        reply.cut()
        return
      }
      if end < range.upperBound { pieces = [.file(file, end..<range.upperBound)] + pieces }
      send(bytes)
    }
  }

  private func send(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      sendNext()
    } else {
      reply.send(bytes) { self.sendNext() }
    }
  }
}
