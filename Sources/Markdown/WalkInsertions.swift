import Diagnostics

extension MarkdownWalk {
  typealias Insert = (Int) -> MarkdownInsertion?

  /// Appends words with the insertions among them.
  mutating func append(_ words: UnsafeRawBufferPointer, at node: CMarkNode, _ insert: Insert) {
    guard !text.insertions.isEmpty else { return appendEscaped(words, to: &html) }
    guard images == 0 else {
      appendEscapedSource(words, at: node, warns: true)
      return
    }
    forEachPiece(in: words) { piece in
      switch piece {
      case .plain(let range):
        appendEscaped(UnsafeRawBufferPointer(rebasing: words[range]), to: &html)
      case .character(let scalar): appendEscaped(scalar, to: &html)
      case .placeholder(let range): append(number(words, range), at: node, insert)
      }
    }
  }

  /// Appends a block of HTML with the insertions in it.
  mutating func appendHTML(_ block: UnsafeRawBufferPointer, at node: CMarkNode, _ insert: Insert) {
    guard !text.insertions.isEmpty else { return appendRaw(block, to: &html) }
    takesBlocks = true
    forEachPiece(in: block) { piece in
      switch piece {
      case .plain(let range): html.append(contentsOf: block[range])
      case .character(let scalar): appendEscaped(scalar, to: &html)
      case .placeholder(let range): append(number(block, range), at: node, insert)
      }
    }
  }

  /// Appends one tag as it is; in it calls show as they are written.
  mutating func appendTag(_ tag: UnsafeRawBufferPointer) {
    guard !text.insertions.isEmpty else { return appendRaw(tag, to: &html) }
    forEachPiece(in: tag) { piece in
      switch piece {
      case .plain(let range): html.append(contentsOf: tag[range])
      case .character(let scalar): appendEscaped(scalar, to: &html)
      case .placeholder(let range):
        guard let call = text.insertion(number(tag, range)) else { return }
        call.source.bytes[call.range].withUnsafeBytes { appendEscaped($0, to: &html) }
      }
    }
  }

  /// Appends words in which nothing can be inserted: calls show as they are written.
  mutating func appendEscapedSource(
    _ words: UnsafeRawBufferPointer, at node: CMarkNode, warns: Bool = false
  ) {
    guard !text.insertions.isEmpty else { return appendEscaped(words, to: &html) }
    forEachPiece(in: words) { piece in
      switch piece {
      case .plain(let range):
        appendEscaped(UnsafeRawBufferPointer(rebasing: words[range]), to: &html)
      case .character(let scalar): appendEscaped(scalar, to: &html)
      case .placeholder(let range):
        guard let call = text.insertion(number(words, range)) else { return }
        call.source.bytes[call.range].withUnsafeBytes { appendEscaped($0, to: &html) }
        if warns { warnAboutMisplaced(call, node) }
      }
    }
  }

  /// Warns of calls in an address, where they are left out.
  mutating func refuseInsertions(in address: UnsafeRawBufferPointer, at node: CMarkNode) {
    guard !text.insertions.isEmpty else { return }
    forEachPiece(in: address) { piece in
      guard case .placeholder(let range) = piece else { return }
      if let call = text.insertion(number(address, range)) { warnAboutMisplaced(call, node) }
    }
  }

  /// Whether a paragraph of nothing but placeholders holds blocks, so that it is none.
  mutating func holdsBlocks(_ paragraph: CMarkNode, _ insert: Insert) -> Bool {
    guard let literals = paragraph.onlyPlaceholders else { return false }
    // A template's own placeholders stand for what is put in later.
    guard !text.insertions.isEmpty else { return true }
    var found = false
    for literal in literals {
      forEachPiece(in: literal) { piece in
        guard case .placeholder(let range) = piece, let number = number(literal, range) else {
          return
        }
        if insertion(number, insert)?.isBlock == true { found = true }
      }
    }
    return found
  }

  private mutating func append(_ number: Int?, at node: CMarkNode, _ insert: Insert) {
    guard let number, let insertion = insertion(number, insert) else { return }
    html += insertion.html
    guard insertion.isBlock, !takesBlocks, let call = text.insertion(number) else { return }
    report(
      .warning, "this makes a block, which cannot stand among words", call, node,
      hint: "put it into a paragraph of its own, between empty lines")
  }

  private mutating func insertion(_ number: Int, _ insert: Insert) -> MarkdownInsertion? {
    if let known = inserted[number] { return known }
    let made = insert(number)
    inserted[number] = .some(made)
    return made
  }

  private mutating func warnAboutMisplaced(_ call: Place, _ node: CMarkNode) {
    report(
      .warning, "nothing can be put in here, inside an address, a title or the text of an image",
      call, node, hint: "put it outside the link or image")
  }

  private mutating func report(
    _ severity: Severity, _ message: String, _ place: Place, _ node: CMarkNode, hint: String
  ) {
    let offset = block?.range(of: node).lowerBound ?? 0
    report(severity, message, at: offset..<offset, place: place, hint: hint)
  }
}

/// The number of a placeholder.
private func number(_ text: UnsafeRawBufferPointer, _ placeholder: Range<Int>) -> Int? {
  Int(String(decoding: text[placeholder].dropFirst(3).dropLast(3), as: UTF8.self))
}
