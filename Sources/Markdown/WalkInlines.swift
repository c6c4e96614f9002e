extension MarkdownWalk {
  mutating func words(_ node: CMarkNode, _ insert: Insert) {
    append(node.literal, at: node, insert)
    appendToPlain(node)
    check(node)
  }

  mutating func inline(_ node: CMarkNode, _ kind: CMarkNode.Kind, _ entering: Bool) {
    switch kind {
    case .softBreak, .lineBreak:
      plain?.append(0x20)
      if images > 0 {
        write(" ")
      } else {
        write(kind == .softBreak ? "\n" : "<br>\n")
      }
    case .codeSpan:
      tag("<code>")
      appendEscapedSource(node.literal, at: node)
      appendToPlain(node)
      tag("</code>")
    case .emphasis: tag(entering ? "<em>" : "</em>")
    case .strong: tag(entering ? "<strong>" : "</strong>")
    default: break
    }
  }

  /// Writes a tag, but not inside the text of an image.
  mutating func tag(_ tag: String) {
    if images == 0 { write(tag) }
  }

  private mutating func appendToPlain(_ node: CMarkNode) {
    guard var bytes = plain else { return }
    plain = nil
    appendPlain(node.literal, to: &bytes)
    plain = bytes
  }
}
