/// A text without the line breaks of a small screen: words that were divided are joined again.
///
/// Works on bytes, because a cache has a hundred thousand of these texts.
func oneLine(_ text: some Sequence<UInt8>) -> String {
  var line: [UInt8] = []
  var isAfterSoftHyphen = false
  for byte in text {
    let wasAfterSoftHyphen = isAfterSoftHyphen
    isAfterSoftHyphen = byte == 0xAD && line.last == 0xC2
    if isAfterSoftHyphen {
      line.removeLast()
    } else if !isBreak(byte) {
      line.append(byte)
    } else if !wasAfterSoftHyphen, !isDividedWord(line), !endsWithSpace(line) {
      line.append(UInt8(ascii: " "))
    }
  }
  return trimmed(String(decoding: line, as: UTF8.self))
}

private func isBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
}

/// "well-" and "known" are one word, "it -" and "while" have a dash between words.
private func isDividedWord(_ line: [UInt8]) -> Bool {
  line.last == UInt8(ascii: "-") && line.dropLast().last != UInt8(ascii: " ")
}

private func endsWithSpace(_ line: [UInt8]) -> Bool {
  guard let last = line.last else { return false }
  if last < 0x80 { return Unicode.Scalar(last).properties.isWhitespace }
  let start = line.lastIndex { $0 >= 0xC0 } ?? 0
  return String(decoding: line[start...], as: UTF8.self).unicodeScalars.last?.properties
    .isWhitespace == true
}
