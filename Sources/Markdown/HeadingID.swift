/// Makes ids out of the words of headings, each only once in a page.
struct HeadingIDs {
  private let prefix: String
  private var taken: Set<String>
  /// The number to try next, so that many equal headings do not take quadratic time.
  private var counts: [String: Int] = [:]

  init(prefix: String, taken: Set<String>) {
    self.prefix = prefix
    self.taken = taken
  }

  mutating func id(for text: String) -> String {
    let words = identifier(text)
    let base = prefix + (words.isEmpty ? "section" : words)
    var id = base
    var count = counts[base, default: 2]
    while !taken.insert(id).inserted {
      id = "\(base)-\(count)"
      count += 1
    }
    counts[base] = count
    return id
  }
}

/// Lower-case words joined by hyphens; letters of every script stay, ♀ and ♂ become `f` and `m`.
private func identifier(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isPending = false
  for scalar in text.lowercased().unicodeScalars {
    guard let kept = kept(scalar) else {
      // An apostrophe does not part a word: `farfetch'd`.
      if scalar != "'" && scalar != "\u{2019}" { isPending = true }
      continue
    }
    if scalar == "♀" || scalar == "♂" { isPending = true }
    if isPending, !result.isEmpty { result.append("-") }
    isPending = false
    result.append(kept)
  }
  return String(result)
}

private func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  if scalar.isASCII {
    return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? scalar : nil
  }
  switch scalar {
  case "♀": return "f"
  case "♂": return "m"
  default: break
  }
  guard !scalar.properties.isDefaultIgnorableCodePoint else { return nil }
  switch scalar.properties.generalCategory {
  case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
    return scalar
  default:
    return nil
  }
}
