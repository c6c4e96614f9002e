extension MarkdownWalk {
  /// A line of cells above a line of dashes: a table elsewhere, a paragraph of bars in CommonMark.
  mutating func warnAboutTable(_ paragraph: CMarkNode, _ positions: BlockPositions) {
    let first = paragraph.startLine + positions.hiddenLines
    guard first < paragraph.endLine else { return }
    for number in first..<paragraph.endLine {
      let header = text.line(number)
      guard text.bytes[header].contains(UInt8(ascii: "|")),
        isDelimiterRow(text.bytes[text.line(number + 1)])
      else { continue }
      report(
        .warning, "tables with '|' are not supported, this becomes a paragraph", at: header,
        hint: "write a list, or put the table into a template")
      return
    }
  }
}

/// `|---|:--:|`, also in a quote: only these marks, at least one bar, and a dash in every cell.
private func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
  let marks = line.filter { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
  guard marks.contains(UInt8(ascii: "|")) else { return false }
  let cells = marks.split(separator: UInt8(ascii: "|"))
  return !cells.isEmpty
    && cells.allSatisfy { cell in
      var dashes = cell[...]
      if dashes.first == UInt8(ascii: ":") { dashes.removeFirst() }
      if dashes.last == UInt8(ascii: ":") { dashes.removeLast() }
      return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
    }
}
