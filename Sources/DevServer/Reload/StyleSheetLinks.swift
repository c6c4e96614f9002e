/// Where the addresses of style sheets stand in a page: values of `href` in `<link rel="stylesheet">`.
///
/// Looks at the head only. An address that is not plain text as it stands is left out.
func styleSheetAddresses(in page: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var scanner = TagScanner(page)
  while let tag = scanner.next(), tag.name != "body" {
    guard tag.name == "link", let address = tag.attributes["href"] else { continue }
    let kinds = tag.attributes["rel"].map { String(decoding: page[$0], as: UTF8.self) } ?? ""
    let isStyleSheet = kinds.lowercased().split(separator: " ").contains("stylesheet")
    if isStyleSheet, !page[address].contains(UInt8(ascii: "&")) { ranges.append(address) }
  }
  return ranges
}

/// Goes from start tag to start tag.
private struct TagScanner {
  private let page: [UInt8]
  private var position = 0

  struct Tag {
    let name: String
    /// Places of the values, by name in lower case; the first of a name counts.
    var attributes: [String: Range<Int>] = [:]
  }

  init(_ page: [UInt8]) {
    self.page = page
  }

  mutating func next() -> Tag? {
    while let start = page[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if starts(with: "!--") {
        skipComment()
      } else if let first = byte, isLetter(first) {
        return tag()
      }
    }
    position = page.count
    return nil
  }

  private mutating func tag() -> Tag {
    var tag = Tag(name: word { isSpace($0) || $0 == UInt8(ascii: "/") })
    while let next = byte, next != UInt8(ascii: ">") {
      if isSpace(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "=") {
        position += 1
        continue
      }
      let name = word { isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
      let value = value()
      if tag.attributes[name] == nil { tag.attributes[name] = value }
    }
    return tag
  }

  private mutating func value() -> Range<Int> {
    skipSpace()
    guard byte == UInt8(ascii: "=") else { return position..<position }
    position += 1
    skipSpace()
    if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let end = page[start...].firstIndex(of: quote) ?? page.count
      position = min(end + 1, page.count)
      return start..<end
    }
    let start = position
    _ = word { isSpace($0) }
    return start..<position
  }

  /// In lower case, up to where it ends or the tag does.
  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let end = page[position...].firstIndex { isEnd($0) || $0 == UInt8(ascii: ">") } ?? page.count
    defer { position = end }
    return String(decoding: page[position..<end].map(lowercase), as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let next = byte, isSpace(next) { position += 1 }
  }

  private mutating func skipComment() {
    let end = Array("-->".utf8)
    position = page[position...].firstRange(of: end)?.upperBound ?? page.count
  }

  private var byte: UInt8? { position < page.count ? page[position] : nil }

  private func starts(with text: String) -> Bool {
    page[position...].starts(with: text.utf8)
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || 0x09...0x0D ~= byte
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}
