/// Goes from tag to tag of an HTML or XML text, with the attributes of each.
///
/// Reads what dexgen writes and what authors may have put into it: everything that is not a tag is
/// passed over, and a tag that never ends is none. Contents of scripts and styles are not HTML.
struct TagScanner {
  let bytes: [UInt8]
  /// Where the text after the last tag begins.
  private(set) var position = 0
  /// Of the current tag, without the slash of an end tag.
  private(set) var name = 0..<0
  private(set) var isEnd = false
  private(set) var attributes: [Attribute] = []
  private(set) var start = 0

  struct Attribute {
    let name: Range<Int>
    /// Without its quotes; empty where there is none.
    let value: Range<Int>
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes to the next tag; false at the end.
  mutating func next() -> Bool {
    if !isEnd, isNamed(Self.script) || isNamed(Self.style) || isNamed(Self.textarea) {
      skipRawText()
    }
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      guard position < bytes.count else { return false }
      switch bytes[position] {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(to: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        position += 1
        if readTag(at: open, isEnd: true) { return true }
      default: if readTag(at: open, isEnd: false) { return true }
      }
    }
    return false
  }

  /// Whether the current tag has this name, in lower case.
  func isNamed(_ name: StaticString) -> Bool {
    equals(self.name, name)
  }

  /// Whether a stretch is this word, in lower case.
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      zip(range, letters).allSatisfy { lowercased(bytes[$0]) == $1 }
    }
  }

  func value(of name: StaticString) -> Range<Int>? {
    attributes.first { equals($0.name, name) }?.value
  }

  static let script: StaticString = "script"
  static let style: StaticString = "style"
  static let textarea: StaticString = "textarea"
}

extension TagScanner {
  private mutating func readTag(at open: Int, isEnd: Bool) -> Bool {
    guard position < bytes.count, isLetter(bytes[position]) else { return false }
    let begin = position
    while position < bytes.count, !endsName(bytes[position]) { position += 1 }
    name = begin..<position
    self.isEnd = isEnd
    start = open
    attributes.removeAll(keepingCapacity: true)
    while readAttribute() {}
    guard position < bytes.count else { return false }
    position += 1
    return true
  }

  /// Stops at the `>`.
  private mutating func readAttribute() -> Bool {
    while position < bytes.count, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { return false }
    let begin = position
    position += 1
    while position < bytes.count, !endsName(bytes[position]), bytes[position] != UInt8(ascii: "=") {
      position += 1
    }
    let name = begin..<position
    var ahead = position
    while ahead < bytes.count, isSpace(bytes[ahead]) { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") else {
      attributes.append(Attribute(name: name, value: position..<position))
      return true
    }
    position = ahead + 1
    attributes.append(Attribute(name: name, value: readValue()))
    return true
  }

  private mutating func readValue() -> Range<Int> {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return position..<position }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let begin = position
      while position < bytes.count, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">")
      {
        position += 1
      }
      return begin..<position
    }
    let begin = position + 1
    let end = bytes[begin...].firstIndex(of: quote) ?? bytes.count
    position = min(end + 1, bytes.count)
    return begin..<end
  }

  private mutating func skipDeclaration() {
    guard bytes[position...].starts(with: "!--".utf8) else { return skip(to: UInt8(ascii: ">")) }
    position += 3
    while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
    position = min(position + 3, bytes.count)
  }

  private mutating func skip(to byte: UInt8) {
    position = bytes[position...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  /// Up to the end tag of the element that has just begun.
  private mutating func skipRawText() {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      let after = open + 2 + name.count
      if after <= bytes.count, bytes[open...].dropFirst().first == UInt8(ascii: "/"),
        zip(open + 2..<after, name).allSatisfy({ lowercased(bytes[$0]) == lowercased(bytes[$1]) })
      {
        return
      }
      position += 1
    }
    position = bytes.count
  }
}

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || 0x09...0x0D ~= byte
}

func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private func endsName(_ byte: UInt8) -> Bool {
  isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
}

func lowercased(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
