/// Says what is wrong with the name in a tag.
struct NameCheck {
  let kind: Tag.Kind
  let isDynamic: Bool
  let mode: TemplateSet.Mode
  let name: ArraySlice<UInt8>

  var problem: (message: String, hint: String?)? {
    if name.isEmpty {
      return ("the tag holds no name", "write a name between the delimiters, or remove the tag")
    }
    if let space = name.firstIndex(where: \.isWhiteSpace) { return whiteSpaceProblem(space) }
    switch kind {
    case .partial, .parent: return isDynamic ? pathProblem : fileProblem
    case .block, .close, .comment, .delimiters: return nil
    case .variable, .raw, .section, .inverted: return pathProblem
    }
  }

  private func whiteSpaceProblem(_ space: Int) -> (String, String?) {
    let first = String(decoding: name[..<space], as: UTF8.self)
    if kind == .variable, first.utf8.count == 1, "#^/><$&!=".utf8.contains(name[name.startIndex]) {
      return ("the name '\(shown)' holds white space", "write '\(first)' before the white space")
    }
    return ("the name '\(shown)' holds white space", "names are one word; is the tag closed?")
  }

  private var pathProblem: (String, String?)? {
    if name.elementsEqual([UInt8(ascii: ".")]) { return nil }
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) {
      return ("the name '\(shown)' has an empty part", "put a name on both sides of each dot")
    }
    guard mode == .strict else { return nil }
    if kind == .variable, let sigil = name.first, isPunctuation(sigil) {
      let character = String(decoding: [sigil], as: UTF8.self)
      return (
        "there is no tag that begins with '\(character)'",
        "the signs are # ^ / > < $ & ! = and { ; a name begins with a letter or digit"
      )
    }
    guard parts.allSatisfy({ !$0.contains(where: isPunctuation) }) else {
      return ("'\(shown)' is not a name", "names are made of letters, digits, '_' and '-'")
    }
    return nil
  }

  private var fileProblem: (String, String?)? {
    guard mode == .strict, !isSafePartialName(name) else { return nil }
    return (
      "'\(shown)' cannot be the name of a partial",
      "partials are named from their folder on, without '..' and without '/' in front"
    )
  }

  private var shown: String {
    let text = String(decoding: name.prefix(60), as: UTF8.self)
    return name.count > 60 ? text + "…" : text
  }
}

/// ASCII punctuation other than `_` and `-`.
private func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "_"), UInt8(ascii: "-"): false
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: byte < 0x20 || byte == 0x7F
  }
}

/// A relative name that stays in its folder.
func isSafePartialName(_ name: some Collection<UInt8>) -> Bool {
  if name.isEmpty || name.contains(0) || name.contains(UInt8(ascii: "\\")) { return false }
  return name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .allSatisfy { part in
      !part.isEmpty && !part.elementsEqual([0x2E]) && !part.elementsEqual([0x2E, 0x2E])
    }
}
