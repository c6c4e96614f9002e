/// Finds the tags that stand alone on their line, and what of the line goes with them.
struct Standalone {
  let bytes: [UInt8]

  func mark(_ tags: inout [Tag]) {
    var open: [Int] = []
    for index in tags.indices {
      let tag = tags[index]
      if tag.kind == .close { open.removeLast() }
      let parent = open.last.flatMap { tags[$0].kind == .parent ? tags[$0] : nil }
      mark(index, insideOf: parent, &tags)
      if tag.opens { open.append(index) }
    }
  }

  private func mark(_ index: Int, insideOf parent: Tag?, _ tags: inout [Tag]) {
    let tag = tags[index]
    let before = whiteSpaceBefore(tag.range.lowerBound)
    tags[index].indentation = before
    let opening = tag.kind == .close ? tag.partner.map { tags[$0] } : nil
    switch opening?.kind ?? tag.kind {
    case .variable, .raw:
      break
    case .parent:
      if let opening = tag.kind == .close ? tag.partner : nil {
        markParent(opening, closedBy: index, &tags)
      }
    case .block where parent != nil && opening == nil:
      tags[index].isArgument = true
      if let parent { markArgumentOpening(index, parent, &tags) }
    case .block where parent != nil:
      // What follows inside the parent is not shown, so only the white space before counts.
      guard let before else { break }
      tags[index].isStandalone = true
      tags[index].cut = before.lowerBound..<tag.range.upperBound
    default:
      guard let before, let end = endOfBlankLine(tag.range.upperBound) else { break }
      tags[index].isStandalone = true
      tags[index].cut = before.lowerBound..<end
    }
  }

  /// A parent counts as one tag, from its opening to its closing one.
  private func markParent(_ opening: Int, closedBy closing: Int, _ tags: inout [Tag]) {
    guard let before = whiteSpaceBefore(tags[opening].range.lowerBound),
      let end = endOfBlankLine(tags[closing].range.upperBound)
    else { return }
    tags[opening].isStandalone = true
    tags[opening].cut = before.lowerBound..<tags[opening].range.upperBound
    tags[closing].isStandalone = true
    tags[closing].cut = tags[closing].range.lowerBound..<end
  }

  /// The text of an argument begins on the next line if only what is not shown precedes it on its own.
  private func markArgumentOpening(_ index: Int, _ parent: Tag, _ tags: inout [Tag]) {
    let tag = tags[index]
    guard let end = endOfBlankLine(tag.range.upperBound) else { return }
    let lineStart = startOfLine(tag.range.lowerBound)
    if parent.range.lowerBound >= lineStart, whiteSpaceBefore(parent.range.lowerBound) == nil {
      return
    }
    tags[index].isStandalone = true
    tags[index].cut = tag.range.lowerBound..<end
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while !bytes.isLineStart(start) { start -= 1 }
    return start
  }

  private func whiteSpaceBefore(_ offset: Int) -> Range<Int>? {
    var start = offset
    while !bytes.isLineStart(start) {
      guard bytes[start - 1].isSpaceOrTab else { return nil }
      start -= 1
    }
    return start..<offset
  }

  private func endOfBlankLine(_ offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
    if end == bytes.count { return end }
    if bytes[end] == 0x0A { return end + 1 }
    if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { return end + 2 }
    return nil
  }
}
