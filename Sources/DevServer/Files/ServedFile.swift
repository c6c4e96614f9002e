import FileSystem

/// Something with bytes that may be asked for whole, in parts, or only if it has changed.
struct ServedFile {
  private let body: Reply.Piece
  private let size: Int
  private let type: String
  private let conditions: Conditions

  init(bytes: [UInt8], type: String) {
    body = .bytes(bytes)
    size = bytes.count
    self.type = type
    // The time of the file says nothing of what was put into it.
    conditions = Conditions(tag: "\"\(ContentHash(of: bytes).hex)\"", modified: nil)
  }

  init(_ file: OpenFile, _ name: Path) {
    let stamp = file.stamp
    body = .file(file, 0..<Int(stamp.size))
    size = Int(stamp.size)
    type = mediaType(ofFileNamed: name.text)
    let tag = [UInt64(bitPattern: stamp.modified), UInt64(bitPattern: stamp.size), stamp.inode]
      .map { String($0, radix: 16) }.joined(separator: "-")
    conditions = Conditions(tag: "\"\(tag)\"", modified: Int(stamp.modified / 1_000_000_000))
  }

  func sent(for head: RequestHead) -> Reply {
    if conditions.areMet(by: head) { return Reply(status: 304, fields: validators) }
    let ranges: ByteRanges =
      head.method == "GET" && conditions.allowRange(head)
      ? ByteRanges(head.field("range"), size: size) : .whole
    switch ranges {
    case .whole: return whole
    case .unsatisfiable:
      var reply = Reply(416, "The file has \(size) bytes.")
      reply.fields.append(("Content-Range", "bytes */\(size)"))
      return reply
    case .parts(let parts):
      return parts.count == 1 ? part(parts[0]) : multipart(parts)
    }
  }

  private var validators: [(name: String, value: String)] {
    var fields = [(name: "ETag", value: conditions.tag), ("Cache-Control", "no-cache")]
    if let modified = conditions.modified { fields.append(("Last-Modified", httpDate(modified))) }
    return fields
  }

  private var common: [(name: String, value: String)] {
    validators + [
      ("Accept-Ranges", "bytes"), ("X-Content-Type-Options", "nosniff"),
      // Pages of other sites must not read what is being worked on.
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
  }

  private var whole: Reply {
    Reply(
      status: 200, fields: [("Content-Type", type)] + common, body: [body], length: size)
  }

  private func part(_ range: Range<Int>) -> Reply {
    Reply(
      status: 206, fields: [("Content-Type", type), ("Content-Range", shown(range))] + common,
      body: [cut(range)], length: range.count)
  }

  private func multipart(_ ranges: [Range<Int>]) -> Reply {
    // Not in the file, as far as anybody can know.
    let boundary = "part-" + ContentHash(of: Array(conditions.tag.utf8)).hex
    var pieces: [Reply.Piece] = []
    for range in ranges {
      let head =
        "\r\n--\(boundary)\r\nContent-Type: \(type)\r\nContent-Range: \(shown(range))\r\n\r\n"
      pieces += [.bytes(Array(head.utf8)), cut(range)]
    }
    pieces.append(.bytes(Array("\r\n--\(boundary)--\r\n".utf8)))
    let type = "multipart/byteranges; boundary=\(boundary)"
    return Reply(
      status: 206, fields: [("Content-Type", type)] + common, body: pieces,
      length: pieces.reduce(0) { $0 + $1.count })
  }

  private func shown(_ range: Range<Int>) -> String {
    "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
  }

  private func cut(_ range: Range<Int>) -> Reply.Piece {
    switch body {
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .file(let file, _): .file(file, range)
    }
  }
}
