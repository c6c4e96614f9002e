/// Follows HTML from byte to byte and knows at each what a value there would be part of.
struct MarkupScanner {
  enum State: Equatable {
    case text, comment, declaration
    case elementName, attributes, attributeName, afterAttributeName, beforeValue
    case quoted(UInt8), unquoted
    /// The content of a script or style element, which is not HTML.
    case rawText
  }

  private(set) var state = State.text
  /// In lower case, without the slash of an end tag.
  private(set) var element: [UInt8] = []
  private(set) var attribute: [UInt8] = []
  /// Where the name of the attribute begins.
  private(set) var attributeStart = 0
  private var isEndTag = false

  /// Takes the byte at an offset and gives the offset of the next.
  mutating func step(_ bytes: [UInt8], _ index: Int) -> Int {
    let byte = bytes[index]
    switch state {
    case .text: return text(bytes, index)
    case .comment:
      guard bytes[index...].starts(with: "-->".utf8) else { return index + 1 }
      state = .text
      return index + 3
    case .declaration: if byte == UInt8(ascii: ">") { state = .text }
    case .rawText: return rawText(bytes, index)
    case .elementName: elementName(byte)
    case .attributes: attributes(byte, index)
    case .attributeName, .afterAttributeName: attributeName(byte, index)
    case .beforeValue: beforeValue(byte)
    case .quoted(let quote): if byte == quote { state = .attributes }
    case .unquoted:
      if byte == UInt8(ascii: ">") { endTag() } else if isSpace(byte) { state = .attributes }
    }
    return index + 1
  }

  /// A tag of the template stands here, and something will be shown.
  mutating func passValue() {
    if state == .beforeValue { state = .unquoted }
  }

  private mutating func text(_ bytes: [UInt8], _ index: Int) -> Int {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return index + 1 }
    if bytes[index...].starts(with: "<!--".utf8) {
      state = .comment
      return index + 4
    }
    let isEnd = bytes[index + 1] == UInt8(ascii: "/")
    let name = isEnd ? index + 2 : index + 1
    guard name < bytes.count, isLetter(bytes[name]) else {
      if bytes[index + 1] == UInt8(ascii: "!") { state = .declaration }
      return index + 1
    }
    isEndTag = isEnd
    element = []
    state = .elementName
    return name
  }

  private mutating func rawText(_ bytes: [UInt8], _ index: Int) -> Int {
    let rest = bytes[index...]
    guard rest.starts(with: "</".utf8),
      rest.dropFirst(2).prefix(element.count).elementsEqual(element, by: { $0 | 0x20 == $1 })
    else { return index + 1 }
    isEndTag = true
    state = .attributes
    return index + 2 + element.count
  }

  private mutating func elementName(_ byte: UInt8) {
    if byte == UInt8(ascii: ">") {
      endTag()
    } else if isSpace(byte) || byte == UInt8(ascii: "/") {
      state = .attributes
    } else {
      element.append(isLetter(byte) ? byte | 0x20 : byte)
    }
  }

  private mutating func attributes(_ byte: UInt8, _ index: Int) {
    if byte == UInt8(ascii: ">") { return endTag() }
    if isSpace(byte) || byte == UInt8(ascii: "/") { return }
    attributeStart = index
    attribute = [isLetter(byte) ? byte | 0x20 : byte]
    state = .attributeName
  }

  private mutating func attributeName(_ byte: UInt8, _ index: Int) {
    switch byte {
    case UInt8(ascii: "="): state = .beforeValue
    case UInt8(ascii: ">"): endTag()
    case UInt8(ascii: "/"): state = .attributes
    case _ where isSpace(byte): state = .afterAttributeName
    case _ where state == .afterAttributeName: attributes(byte, index)
    default: attribute.append(isLetter(byte) ? byte | 0x20 : byte)
    }
  }

  private mutating func beforeValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
    case UInt8(ascii: ">"): endTag()
    case _ where isSpace(byte): break
    default: state = .unquoted
    }
  }

  private mutating func endTag() {
    let isRaw = element.elementsEqual("script".utf8) || element.elementsEqual("style".utf8)
    state = isRaw && !isEndTag ? .rawText : .text
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (97...122).contains(byte | 0x20)
}
