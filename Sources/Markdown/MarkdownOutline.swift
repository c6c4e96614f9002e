/// The levels of a text's headings, as the author wrote them.
public struct MarkdownOutline: Sendable, Equatable {
  public var levels: [Int] = []
  /// Whether the text begins with a heading of the first level.
  public var beginsWithTitle = false
}

extension MarkdownRenderer {
  /// What can be known before rendering; of a text that cannot be rendered nothing is.
  public func outline(of document: MarkdownDocument) -> MarkdownOutline {
    var outline = MarkdownOutline()
    let text = MarkdownText(document.source, document.body, [])
    guard text.bytes.count <= options.sizeLimit, var tree = try? CMarkTree(parsing: text.bytes)
    else { return outline }
    var isFirst = true
    while let (node, entering) = tree.next() {
      guard entering, node.kind != .document else { continue }
      if node.kind == .heading {
        outline.levels.append(node.headingLevel)
        outline.beginsWithTitle = outline.beginsWithTitle || (isFirst && node.headingLevel == 1)
      }
      isFirst = false
    }
    return outline
  }
}
