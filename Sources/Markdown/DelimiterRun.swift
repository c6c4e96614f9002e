/// Stars or underscores that were left in the text, and whether CommonMark lets them do anything.
struct DelimiterRun {
  let range: Range<Int>
  let byte: UInt8
  let before: Unicode.Scalar
  let after: Unicode.Scalar

  init(_ range: Range<Int>, in text: MarkdownText) {
    self.range = range
    byte = text.bytes[range.lowerBound]
    before = scalar(before: range.lowerBound, in: text.bytes)
    after = scalar(after: range.upperBound, in: text.bytes)
  }

  private var isLeftFlanking: Bool {
    !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
  }

  private var isRightFlanking: Bool {
    !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
  }

  var canOpen: Bool {
    guard byte == UInt8(ascii: "_") else { return isLeftFlanking }
    return isLeftFlanking && (!isRightFlanking || isPunctuation(before))
  }

  var canClose: Bool {
    guard byte == UInt8(ascii: "_") else { return isRightFlanking }
    return isRightFlanking && (!isLeftFlanking || isPunctuation(after))
  }

  /// Whether an author may have wanted these two as a pair.
  func looksPaired(with closing: DelimiterRun) -> Bool {
    guard byte == closing.byte, range.count == closing.range.count, !isSpace(after),
      !isSpace(closing.before), range.upperBound < closing.range.lowerBound
    else { return false }
    // `5*(3+4)*2` and `max_hp_value` are no emphasis; `は_強調_で` is.
    let isDouble = byte != UInt8(ascii: "_") && range.count > 1
    return isDouble || !before.isASCII || !closing.after.isASCII
  }
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isWhitespace
}

private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation:
    return true
  case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return scalar.isASCII
  default: return false
  }
}

/// The character that ends before an offset; a line break at the start of the text.
private func scalar(before offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
  var start = offset - 1
  while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  guard start >= 0 else { return "\n" }
  return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.last ?? "\n"
}

private func scalar(after offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
  let end = min(offset + 4, bytes.count)
  return String(decoding: bytes[min(offset, end)..<end], as: UTF8.self).unicodeScalars.first
    ?? "\n"
}
