import FileSystem

/// One answer as it is kept.
public struct CacheEntry: Sendable, Equatable {
  /// Where it came from.
  public var url: String
  /// What the server calls this version of it.
  public var etag: String?
  /// When it came, in seconds since 1970.
  public var fetched: Int
  public var body: [UInt8]

  public init(url: String, etag: String?, fetched: Int, body: [UInt8]) {
    self.url = url
    self.etag = etag
    self.fetched = fetched
    self.body = body
  }
}

// The file: a line with the hash of all that follows, lines of text, an empty line, the packed body.
extension CacheEntry {
  private static let version = "dexgen-response 1"
  /// More than any response may have.
  private static let lengthLimit = 1 << 28

  /// Nil when there is no memory to pack it.
  func encoded() -> [UInt8]? {
    guard let packed = compressed(body) else { return nil }
    var text = "url: \(url)\n"
    if let etag { text += "etag: \(etag)\n" }
    text += "fetched: \(fetched)\nlength: \(body.count)\n\n"
    let content = Array(text.utf8) + packed
    return Array("\(Self.version) \(ContentHash(of: content).hex)\n".utf8) + content
  }

  /// Nil if a single bit of the file is not as it was written.
  public init?(decoding file: [UInt8]) {
    guard let end = file.firstIndex(of: newline) else { return nil }
    let content = file[(end + 1)...]
    let first = "\(Self.version) \(ContentHash(of: content).hex)"
    guard file[..<end].elementsEqual(first.utf8) else { return nil }
    var fields: [String: String] = [:]
    var rest = content
    while let end = rest.firstIndex(of: newline) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
    }
    guard let url = fields["url:"], let fetched = fields["fetched:"].flatMap({ Int($0) }),
      let length = fields["length:"].flatMap({ Int($0) }), 0...Self.lengthLimit ~= length,
      let body = decompressed(rest, length: length)
    else { return nil }
    self.init(url: url, etag: fields["etag:"], fetched: fetched, body: body)
  }
}

private let newline = UInt8(ascii: "\n")
