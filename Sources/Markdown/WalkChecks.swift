extension MarkdownWalk {
  /// Looks in the source of a text for marks that were left as they are.
  mutating func check(_ node: CMarkNode) {
    guard let block else { return }
    let range = block.range(of: node)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text.bytes[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        var end = index
        while end < range.upperBound, text.bytes[end] == byte { end += 1 }
        runs.append(DelimiterRun(index..<end, in: text))
        index = end
      case UInt8(ascii: "["):
        index = warnAboutReference(at: index, in: range)
      default: index += 1
      }
    }
  }

  mutating func warnAboutEmphasis() {
    guard runs.count > 1 else { return }
    var index = 0
    while index + 1 < runs.count {
      let opening = runs[index]
      let next = runs[(index + 1)...].firstIndex { $0.byte == opening.byte }
      guard let next, opening.looksPaired(with: runs[next]) else {
        index += 1
        continue
      }
      let closing = runs[next]
      let range = opening.range.lowerBound..<closing.range.upperBound
      if opening.byte == UInt8(ascii: "~") {
        if opening.range.count == 2 { warnAboutStrikethrough(range) }
      } else if !opening.canOpen || !closing.canClose {
        warn(about: opening, range)
      }
      index = next + 1
    }
  }

  private mutating func warn(about run: DelimiterRun, _ range: Range<Int>) {
    let marks = String(decoding: text.bytes[run.range], as: UTF8.self)
    let isStar = run.byte == UInt8(ascii: "*")
    report(
      .warning, "this is not emphasised, the '\(marks)' stay in the text", at: range,
      hint: isStar
        ? "put the punctuation outside the '\(marks)', or a space around them"
        : "use '*': '_' does nothing between letters")
  }

  private mutating func warnAboutStrikethrough(_ range: Range<Int>) {
    report(.warning, "text cannot be struck through with '~~'", at: range)
  }

  /// `[words][name]` is still there only if the name is defined nowhere; returns where to go on.
  private mutating func warnAboutReference(at start: Int, in range: Range<Int>) -> Int {
    guard let middle = closing(from: start, in: range), middle + 1 < range.upperBound,
      text.bytes[middle + 1] == UInt8(ascii: "["),
      let end = closing(from: middle + 1, in: range),
      start == range.lowerBound || !isIndexed(text.bytes[start - 1])
    else { return start + 1 }
    let name = end > middle + 2 ? middle + 2..<end : start + 1..<middle
    let shown = String(decoding: text.bytes[name], as: UTF8.self)
    report(
      .warning, "no link is defined for '\(shown)'", at: start..<end + 1,
      hint: "add a line '[\(shown)]: address', or write '[words](address)'")
    return end + 1
  }

  /// The `]` of a `[`, if nothing but words is between them.
  private func closing(from start: Int, in range: Range<Int>) -> Int? {
    var index = start + 1
    while index < range.upperBound {
      switch text.bytes[index] {
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "["), UInt8(ascii: "\\"): return nil
      default: index += 1
      }
    }
    return nil
  }
}

/// `list[0][1]` in a sentence is no link.
private func isIndexed(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    || byte == UInt8(ascii: "]")
}
