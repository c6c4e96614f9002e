extension MarkdownWalk {
  mutating func container(_ node: CMarkNode, _ kind: CMarkNode.Kind, _ entering: Bool) {
    switch kind {
    case .quote: line(entering ? "<blockquote>\n" : "</blockquote>\n")
    case .item: entering ? line("<li>") : write("</li>\n")
    case .list: list(node, entering)
    case .code: code(node)
    case .rule: line("<hr>\n")
    default: break
    }
  }

  private mutating func list(_ node: CMarkNode, _ entering: Bool) {
    switch (node.isOrdered, entering) {
    case (false, true): line("<ul>\n")
    case (false, false): write("</ul>\n")
    case (true, true) where node.listStart == 1: line("<ol>\n")
    case (true, true): line("<ol start=\"\(node.listStart)\">\n")
    case (true, false): write("</ol>\n")
    }
  }

  private mutating func code(_ node: CMarkNode) {
    let info = node.info
    let language = info.prefix { $0 != 0x20 && $0 != 0x09 }
    if language.isEmpty {
      line("<pre><code>")
    } else {
      line("<pre><code class=\"language-")
      appendEscapedSource(UnsafeRawBufferPointer(rebasing: language), at: node)
      write("\">")
    }
    appendEscapedSource(node.literal, at: node)
    write("</code></pre>\n")
  }

  mutating func paragraph(_ node: CMarkNode, _ entering: Bool, _ insert: Insert) {
    let isWrapped = !node.isInTightList && !holdsBlocks(node, insert)
    if entering {
      let positions = BlockPositions(node, in: text)
      block = positions
      takesBlocks = !isWrapped
      warnAboutTable(node, positions)
      if isWrapped { line("<p>") }
      if result.firstParagraph.isEmpty, node.parent?.kind == .document { plain = [] }
    } else {
      endBlock()
      if let plain { result.firstParagraph = trimmed(plain) }
      plain = nil
      if isWrapped {
        write("</p>\n")
      } else if !node.isInTightList {
        line("")
      }
    }
  }

  /// What is found out only when all of a paragraph or heading has been seen.
  mutating func endBlock() {
    warnAboutEmphasis()
    runs.removeAll(keepingCapacity: true)
    block = nil
  }

  mutating func write(_ text: String) {
    html.append(contentsOf: text.utf8)
  }

  /// Writes at the start of a line.
  mutating func line(_ text: String) {
    if let last = html.last, last != 0x0A { html.append(0x0A) }
    html.append(contentsOf: text.utf8)
  }
}

func trimmed(_ text: [UInt8]) -> String {
  let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
  let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
  return String(decoding: text[start..<end], as: UTF8.self)
}

extension CMarkNode {
  fileprivate var isInTightList: Bool {
    guard let list = parent?.parent, list.kind == .list else { return false }
    return list.isTight
  }

  /// The texts of a paragraph that holds nothing but placeholders.
  var onlyPlaceholders: [UnsafeRawBufferPointer]? {
    var found: [UnsafeRawBufferPointer] = []
    var child = firstChild
    while let node = child {
      switch node.kind {
      case .softBreak: break
      case .text:
        var onlyThem = true
        let literal = node.literal
        forEachPiece(in: literal) { piece in
          switch piece {
          case .placeholder: found.append(literal)
          case .plain(let range): onlyThem = onlyThem && literal[range].allSatisfy { $0 <= 0x20 }
          case .character: onlyThem = false
          }
        }
        guard onlyThem else { return nil }
      default: return nil
      }
      child = node.next
    }
    return found.isEmpty ? nil : found
  }
}
