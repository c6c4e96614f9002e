import Glibc

/// A request as it came over the wire.
public struct LoopbackRequest: Sendable, Equatable {
  public let method: String
  /// Path and query, still escaped.
  public let target: String
  /// Names in lower case.
  public let headers: [String: String]
  public let body: String

  public var path: String {
    String(target.prefix { $0 != "?" })
  }
}

/// Reads the requests of one connection.
struct RequestReader {
  private let connection: Int32
  private var buffer: [UInt8] = []

  init(_ connection: Int32) {
    self.connection = connection
  }

  /// Nil when the client has gone.
  mutating func next() -> LoopbackRequest? {
    var lines: [String] = []
    while true {
      guard let line = line() else { return nil }
      if line.isEmpty { break }
      lines.append(line)
    }
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < length { guard fill() else { return nil } }
    let body = String(decoding: buffer.prefix(length), as: UTF8.self)
    buffer.removeFirst(length)
    return LoopbackRequest(
      method: String(words[0]), target: String(words[1]), headers: headers, body: body)
  }

  private mutating func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end].filter { $0 != 0x0D }, as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      guard fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    buffer += chunk[..<count]
    return true
  }
}
