/// Makes text into Markdown that shows as exactly this text, wherever it is put: inside words, at the
/// start of a line, in code, in emphasis, in the title or the address of a link.
///
/// All but letters and digits is written in noncharacters that `MarkdownRenderer` turns back into
/// escaped HTML, so the result is for this renderer only. Bytes that are not UTF-8 become U+FFFD.
public func escapeForMarkdown(_ text: some Collection<UInt8>, into markdown: inout [UInt8]) {
  if text.allSatisfy(isASCIIWord) {
    markdown.append(contentsOf: text)
    return
  }
  for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
    if isWord(scalar) {
      markdown.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    } else {
      Noncharacter.append(scalar, to: &markdown)
    }
  }
}

/// The same, as a value of its own.
public func escapeForMarkdown(_ text: some Collection<UInt8>) -> [UInt8] {
  var markdown: [UInt8] = []
  escapeForMarkdown(text, into: &markdown)
  return markdown
}

private func isASCIIWord(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

/// Letters, marks and digits of any script: nothing that Markdown gives a meaning.
private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isASCIIWord(UInt8(scalar.value)) }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
    return true
  default:
    return false
  }
}
