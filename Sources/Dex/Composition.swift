/// A text with letters and their combining marks as single characters wherever there are such:
/// `e` and U+0301 become `é`, so that two spellings of a name give the same bytes.
public func composed(_ text: String) -> String {
  var result = ""
  for character in text {
    let scalars = character.unicodeScalars
    if scalars.count > 1, let single = singles[character] {
      result.unicodeScalars.append(single)
    } else {
      result.append(character)
    }
  }
  return result
}

/// Single characters by what they are equal to, which in Swift are their spellings with marks too.
private let singles: [Character: Unicode.Scalar] = {
  // Latin, Greek, Cyrillic, the rest of Latin and Greek, kana.
  let ranges: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3041...0x30FF,
  ]
  var singles: [Character: Unicode.Scalar] = [:]
  for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
    let isLetter = scalar.properties.isAlphabetic
    // Of two equal letters the first is the one of normal form C: U+03AC, not U+1F71.
    if isLetter, singles[Character(scalar)] == nil { singles[Character(scalar)] = scalar }
  }
  return singles
}()
