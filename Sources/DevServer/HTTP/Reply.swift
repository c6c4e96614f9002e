import FileSystem

/// An answer before it goes over the wire.
struct Reply {
  var status: Int
  var fields: [(name: String, value: String)] = []
  var body: [Piece] = []
  /// Bytes of the body, also where it is left out; nil for answers that have none.
  var length: Int?

  /// A part of a body.
  enum Piece {
    case bytes([UInt8])
    case file(OpenFile, Range<Int>)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      }
    }

    var isFile: Bool {
      if case .file = self { true } else { false }
    }
  }
}

extension Reply {
  init(_ status: Int, type: String, _ body: [UInt8]) {
    self.init(status: status)
    fields = [("Content-Type", type)]
    self.body = [.bytes(body)]
    length = body.count
  }

  /// A sentence for whoever asked.
  init(_ status: Int, _ sentence: String) {
    self.init(status, type: "text/plain; charset=utf-8", Array((sentence + "\n").utf8))
  }

  /// Sends the browser elsewhere, until it asks again.
  static func redirect(to location: String) -> Reply {
    var reply = Reply(302, "It is at \(location)")
    reply.fields.append(("Location", location))
    return reply
  }

  /// As HEAD wants it.
  var withoutBody: Reply {
    var copy = self
    copy.body = []
    return copy
  }
}
