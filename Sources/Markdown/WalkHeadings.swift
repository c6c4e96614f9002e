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
      noteJump(to: level, node)
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

  private mutating func noteJump(to level: Int, _ node: CMarkNode) {
    guard let last = result.headings.last, level > last.level + 1 else { return }
    report(
      .note, "a heading of level \(level) after one of level \(last.level)",
      at: text.line(node.startLine), kind: "heading")
  }
}
