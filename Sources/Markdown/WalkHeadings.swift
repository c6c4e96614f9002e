extension MarkdownWalk {
  /// The opening tag is put in when the heading ends and its words, hence its id, are known.
  mutating func heading(_ node: CMarkNode, _ entering: Bool) {
    let level = min(max(node.headingLevel + options.headingShift, 1), 6)
    if entering {
      line("")
      block = BlockPositions(node, in: text)
      takesBlocks = false
      headingStart = html.count
      plain = []
      noteJump(node)
      return
    }
    endBlock()
    let words = trimmed(plain ?? [])
    plain = nil
    let id = ids.id(for: words)
    result.headings.append(.init(level: level, id: id, text: words))
    html.replaceSubrange(headingStart..<headingStart, with: "<h\(level) id=\"\(id)\">".utf8)
    write("</h\(level)>\n")
  }

  /// Levels are those that the author wrote; a text of its own page begins with one of the first two.
  private mutating func noteJump(_ node: CMarkNode) {
    let level = node.headingLevel
    defer { lastHeadingLevel = level }
    if let last = lastHeadingLevel {
      guard level > last + 1 else { return }
      report(
        .warning, "a heading of level \(level) after one of level \(last)",
        at: text.line(node.startLine), kind: "heading")
    } else if options.followsHeading, level > 2 {
      report(
        .warning, "the first heading is of level \(level)", at: text.line(node.startLine),
        hint: "begin with '#' or '##'", kind: "heading")
    }
  }
}
