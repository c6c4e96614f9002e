extension MarkdownWalk {
  mutating func htmlBlock(_ node: CMarkNode, _ insert: Insert) {
    if options.allowsHTML {
      line("")
      appendHTML(node.literal, at: node, insert)
      line("")
    } else if !isComment(node.literal) {
      warnAboutHTML(at: text.line(node.startLine))
    }
  }

  mutating func inlineHTML(_ node: CMarkNode) {
    if options.allowsHTML {
      if images == 0 {
        appendTag(node.literal)
      } else {
        appendEscaped(node.literal, to: &html)
      }
      return
    }
    let range = block?.range(of: node, startingWith: [UInt8(ascii: "<")]) ?? 0..<0
    guard !isComment(node.literal), node.startLine != lastHTMLLine else { return }
    lastHTMLLine = node.startLine
    warnAboutHTML(at: range)
  }

  private mutating func warnAboutHTML(at range: Range<Int>) {
    report(.warning, "raw HTML was left out", at: range, hint: options.htmlHint)
  }
}

/// Nobody misses a comment, so none is warned about.
private func isComment(_ html: UnsafeRawBufferPointer) -> Bool {
  let text = trimmed(Array(html))
  guard text.utf8.starts(with: "<!--".utf8), text.utf8.count >= 7 else { return false }
  let inside = text.utf8.dropFirst(4)
  return inside.suffix(3).elementsEqual("-->".utf8)
    && !inside.dropLast(3).contains(UInt8(ascii: ">"))
}
