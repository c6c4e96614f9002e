/// Whether what the client has is what it would get.
struct Conditions {
  /// With its quotes.
  let tag: String
  /// Seconds since 1970, where the file's time tells something.
  let modified: Int?

  /// Whether an answer of 304 is enough.
  func areMet(by head: RequestHead) -> Bool {
    if let list = head.field("if-none-match") { return lists(list, tag) }
    guard let modified, let date = head.field("if-modified-since").flatMap(parseHTTPDate) else {
      return false
    }
    return modified <= date
  }

  /// Whether a part of a file may be sent, or the client has parts of another one.
  func allowRange(_ head: RequestHead) -> Bool {
    guard let field = head.field("if-range") else { return true }
    if field.utf8.first == UInt8(ascii: "\"") { return field == tag }
    guard let modified, let date = parseHTTPDate(field) else { return false }
    return modified == date
  }
}

/// Whether a list of tags, weak ones too, holds a tag, or is `*`.
private func lists(_ list: String, _ tag: String) -> Bool {
  var rest = list[...].utf8
  while true {
    rest = rest.drop { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 }
    if rest.first == UInt8(ascii: "*") { return true }
    if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    // A comma may stand in a tag.
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
    if rest[...end].elementsEqual(tag.utf8) { return true }
    rest = rest[rest.index(after: end)...]
  }
}
