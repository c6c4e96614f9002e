/// Characters that no text holds (U+FDD0–U+FDEF), used to carry data and placeholders through Markdown.
///
/// libcmark takes them for letters: they mean nothing to it and do not end words, so that
/// `**{{name}}**は` is bold whatever the name ends with.
///
/// - U+FDD0–U+FDDF: the hexadecimal digits of a character, ended by U+FDE2;
/// - U+FDE0, a number in decimal digits, U+FDE1: a placeholder.
enum Noncharacter {
  static let placeholderStart: UInt8 = 0xA0
  static let placeholderEnd: UInt8 = 0xA1
  static let characterEnd: UInt8 = 0xA2

  static func append(_ last: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0xEF)
    bytes.append(0xB7)
    bytes.append(last)
  }

  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    var shift = 20
    while shift > 0, scalar.value >> shift == 0 { shift -= 4 }
    while shift >= 0 {
      append(0x90 + UInt8(scalar.value >> shift & 0xF), to: &bytes)
      shift -= 4
    }
    append(characterEnd, to: &bytes)
  }
}

/// A stretch of text as libcmark hands it over.
enum TextPiece {
  case plain(Range<Int>)
  case character(Unicode.Scalar)
  case placeholder(Range<Int>)
}

/// Takes a text apart; noncharacters that make no sense are left out.
func forEachPiece(in text: UnsafeRawBufferPointer, _ body: (TextPiece) -> Void) {
  var start = 0
  var index = 0
  while index < text.count {
    guard text[index] == 0xEF, let last = noncharacter(in: text, at: index) else {
      index += 1
      continue
    }
    if start < index { body(.plain(start..<index)) }
    if last == Noncharacter.placeholderStart, let end = endOfPlaceholder(in: text, from: index) {
      body(.placeholder(index..<end))
      index = end
    } else {
      let (scalar, end) = character(in: text, from: index)
      if let scalar { body(.character(scalar)) }
      index = end
    }
    start = index
  }
  if start < index { body(.plain(start..<index)) }
}

private func noncharacter(in text: UnsafeRawBufferPointer, at index: Int) -> UInt8? {
  guard index + 2 < text.count, text[index] == 0xEF, text[index + 1] == 0xB7,
    (0x90...0xAF).contains(text[index + 2])
  else { return nil }
  return text[index + 2]
}

private func endOfPlaceholder(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
  var index = start + 3
  while index < text.count, (0x30...0x39).contains(text[index]) { index += 1 }
  let isClosed = noncharacter(in: text, at: index) == Noncharacter.placeholderEnd
  return index > start + 3 && isClosed ? index + 3 : nil
}

private func character(
  in text: UnsafeRawBufferPointer, from start: Int
) -> (Unicode.Scalar?, end: Int) {
  var value: UInt32 = 0
  var index = start
  while let last = noncharacter(in: text, at: index) {
    index += 3
    if last == Noncharacter.characterEnd { return (Unicode.Scalar(value), index) }
    guard last < 0xA0, value <= 0x10FFF else { break }
    value = value << 4 | UInt32(last - 0x90)
  }
  return (nil, index)
}
