import Diagnostics

/// Pairs opening with closing tags and says which do not fit.
struct Nesting {
  let source: SourceText
  let delimiters: [Delimiters]
  private(set) var faults: [Diagnostic] = []
  private var open: [Int] = []
  /// How often names were reported as crossed: their late closing tags are no news.
  private var crossed: [[UInt8]: Int] = [:]
  /// How many of the open tags have a name, so that a name without any is not looked for.
  private var openCount: [[UInt8]: Int] = [:]

  init(_ source: SourceText, delimiters: [Delimiters]) {
    self.source = source
    self.delimiters = delimiters
  }

  mutating func pair(_ tags: inout [Tag]) {
    for index in tags.indices where faults.count < faultLimit {
      if tags[index].opens {
        open.append(index)
        openCount[key(tags[index]), default: 0] += 1
      } else if tags[index].kind == .close {
        close(index, &tags)
      }
    }
    for index in open.prefix(faultLimit) {
      let tag = tags[index]
      fault(
        "\(what(tag)) is not closed", tag, hint: "close it with '\(closingTag(for: tag))'")
    }
  }

  private mutating func close(_ index: Int, _ tags: inout [Tag]) {
    let name = key(tags[index])
    guard let last = open.last else {
      if !isLate(name) {
        fault("'\(shown(tags[index]))' is closed but was never opened", tags[index], hint: nil)
      }
      return
    }
    if key(tags[last]) == name {
      match(last, index, &tags)
    } else if openCount[name, default: 0] > 0,
      let deeper = open.lastIndex(where: { key(tags[$0]) == name })
    {
      for unclosed in open[(deeper + 1)...] {
        let tag = tags[unclosed]
        crossed[key(tag), default: 0] += 1
        openCount[key(tag), default: 0] -= 1
        guard faults.count < faultLimit else { continue }
        fault(
          "\(what(tag)) is not closed before '\(text(tags[index]))' on line \(line(tags[index]))",
          tag, hint: "close it first with '\(closingTag(for: tag))'")
      }
      open.removeSubrange((deeper + 1)...)
      match(open[deeper], index, &tags)
    } else if !isLate(name) {
      let tag = tags[last]
      fault(
        "\(what(tag)) opened on line \(line(tag)) is closed as '\(shown(tags[index]))'",
        tags[index], hint: "write '\(closingTag(for: tag))'")
      match(last, index, &tags)
    }
  }

  /// Whether a closing tag comes after the one that crossed its section, which has been reported.
  private mutating func isLate(_ name: [UInt8]) -> Bool {
    guard let count = crossed[name], count > 0 else { return false }
    crossed[name] = count - 1
    return true
  }

  private mutating func match(_ opening: Int, _ closing: Int, _ tags: inout [Tag]) {
    tags[opening].partner = closing
    tags[closing].partner = opening
    openCount[key(tags[opening]), default: 0] -= 1
    open.removeLast()
  }

  private func key(_ tag: Tag) -> [UInt8] {
    (tag.isDynamic ? [UInt8(ascii: "*")] : []) + source.bytes[tag.name]
  }

  private func shown(_ tag: Tag) -> String { String(decoding: key(tag), as: UTF8.self) }

  private func text(_ tag: Tag) -> String {
    String(decoding: source.bytes[tag.range], as: UTF8.self)
  }

  private func what(_ tag: Tag) -> String {
    let kind =
      switch tag.kind {
      case .parent: "parent"
      case .block: "block"
      default: "section"
      }
    return "\(kind) '\(shown(tag))'"
  }

  private func line(_ tag: Tag) -> Int { Place(source, tag.range).lineColumn.line }

  private func closingTag(for tag: Tag) -> String {
    let delimiters = delimiters[tag.delimiters]
    return String(decoding: delimiters.open, as: UTF8.self) + "/" + shown(tag)
      + String(decoding: delimiters.close, as: UTF8.self)
  }

  private mutating func fault(_ message: String, _ tag: Tag, hint: String?) {
    faults.append(Diagnostic(.error, message, at: Place(source, tag.range), hint: hint))
  }
}
