/// Where the inline parts of a paragraph or heading stand in the text.
///
/// libcmark counts columns after it took the indentation and the marks of quotes away, and lines
/// after it took link definitions at the start of a paragraph away; both are put right here.
struct BlockPositions {
  private let text: MarkdownText
  private let startLine: Int
  private let startColumn: Int
  private let isQuoted: Bool
  /// Lines of link definitions before the first line that is shown.
  let hiddenLines: Int

  init(_ block: CMarkNode, in text: MarkdownText) {
    self.text = text
    startLine = block.startLine
    startColumn = block.startColumn
    var quoted = false
    var ancestor = block.parent
    while let node = ancestor, !quoted {
      quoted = node.kind == .quote
      ancestor = node.parent
    }
    isQuoted = quoted

    var last = block
    while let child = last.lastChild { last = child }
    let spare = block.endLine - last.endLine
    let mayHide = block.kind == .paragraph && last.endLine > 0 && spare > 0
    hiddenLines = mayHide && startsWithDefinition(block, in: text) ? spare : 0
  }

  /// The bytes of a node within one line; empty at its start if libcmark's columns are off.
  func range(of node: CMarkNode) -> Range<Int> {
    guard node.startLine > 0 else {
      let line = text.line(startLine)
      return line.lowerBound..<line.lowerBound
    }
    let line = text.line(node.startLine + hiddenLines)
    let from = offset(node.startLine, node.startColumn, in: line)
    let to =
      node.endLine == node.startLine
      ? offset(node.endLine, node.endColumn + 1, in: line) : line.upperBound
    return from..<max(from, to)
  }

  /// The same for a node that starts with one of these bytes, which is looked for if need be.
  func range(of node: CMarkNode, startingWith first: [UInt8]) -> Range<Int> {
    // libcmark gives a link over several lines the line of its end.
    if let child = node.firstChild, child.startLine > 0, child.startLine < node.startLine {
      let line = text.line(child.startLine + hiddenLines)
      let inside = self.range(of: child).lowerBound
      let start = text.bytes[line.lowerBound..<inside].lastIndex { first.contains($0) }
      return (start ?? inside)..<line.upperBound
    }
    let range = range(of: node)
    let line = text.line(node.startLine + hiddenLines)
    if range.lowerBound < line.upperBound, first.contains(text.bytes[range.lowerBound]) {
      return range
    }
    let found = line.prefix(4096).first { first.contains(text.bytes[$0]) }
    return found.map { $0..<line.upperBound } ?? line
  }

  private func offset(_ number: Int, _ column: Int, in line: Range<Int>) -> Int {
    if number == startLine, hiddenLines == 0 {
      return min(max(line.lowerBound + column - 1, line.lowerBound), line.upperBound)
    }
    let content =
      line.first { index in
        let byte = text.bytes[index]
        return byte != 0x20 && byte != 0x09 && !(isQuoted && byte == 0x3E)
      } ?? line.upperBound
    return min(max(content + column - startColumn, line.lowerBound), line.upperBound)
  }
}

/// Whether a paragraph's first line looks like `[name]: address`.
private func startsWithDefinition(_ block: CMarkNode, in text: MarkdownText) -> Bool {
  let line = text.bytes[text.line(block.startLine)].dropFirst(block.startColumn - 1)
  guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) else {
    return false
  }
  return line[end...].dropFirst().first == UInt8(ascii: ":")
}
