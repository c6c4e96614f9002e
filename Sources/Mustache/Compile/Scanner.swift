import Diagnostics

/// Finds the tags of a template; goes on after a fault, so that one run finds all of them.
struct Scanner {
  let source: SourceText
  let mode: TemplateSet.Mode
  /// Those in force and before them those that were.
  private(set) var allDelimiters: [Delimiters]
  private(set) var delimiters: Delimiters
  private var delimitersNumber: Int { allDelimiters.count - 1 }
  private(set) var tags: [Tag] = []
  private(set) var faults: [Diagnostic] = []
  private var position = 0

  init(_ source: SourceText, delimiters: Delimiters, mode: TemplateSet.Mode) {
    self.source = source
    self.delimiters = delimiters
    allDelimiters = [delimiters]
    self.mode = mode
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func scan() {
    if let offset = firstInvalidUTF8(source.bytes[...]) {
      fault("the template is not UTF-8 here", offset..<offset + 1, hint: "save the file as UTF-8")
    }
    position = source.bytes.startsWithMark ? 3 : 0
    while faults.count < faultLimit,
      let open = bytes.firstRange(of: delimiters.open, in: position..<bytes.count)
    {
      scanTag(open)
    }
  }

  private mutating func scanTag(_ open: Range<Int>) {
    let sigil = open.upperBound < bytes.count ? bytes[open.upperBound] : 0
    switch sigil {
    case UInt8(ascii: "="): scanDelimiters(open)
    case UInt8(ascii: "!"):
      guard let end = closing(open, by: delimiters.close) else { return }
      tags.append(
        Tag(.comment, open.lowerBound..<end.upperBound, name: end, delimiters: delimitersNumber))
    case UInt8(ascii: "{"):
      scanName(open, .raw, skip: 1, closedBy: [UInt8(ascii: "}")] + delimiters.close)
    case UInt8(ascii: "&"): scanName(open, .raw, skip: 1)
    case UInt8(ascii: "#"): scanName(open, .section, skip: 1)
    case UInt8(ascii: "^"): scanName(open, .inverted, skip: 1)
    case UInt8(ascii: "/"): scanName(open, .close, skip: 1)
    case UInt8(ascii: ">"): scanName(open, .partial, skip: 1)
    case UInt8(ascii: "<"): scanName(open, .parent, skip: 1)
    case UInt8(ascii: "$"): scanName(open, .block, skip: 1)
    default: scanName(open, .variable, skip: 0)
    }
  }

  private mutating func scanName(
    _ open: Range<Int>, _ kind: Tag.Kind, skip: Int, closedBy close: [UInt8]? = nil
  ) {
    let start = open.upperBound + skip
    guard let end = closing(open, from: start, by: close ?? delimiters.close) else { return }
    let range = open.lowerBound..<end.upperBound
    var name = bytes.trimmed(start..<end.lowerBound)
    if let inner = bytes.firstRange(of: delimiters.open, in: name),
      bytes[name].contains(where: \.isWhiteSpace)
    {
      unclosed(open, end: inner.lowerBound)
      position = inner.lowerBound
      return
    }
    let mayBeDynamic = kind == .partial || kind == .parent || kind == .close
    let isDynamic = mayBeDynamic && bytes[name].first == UInt8(ascii: "*")
    if isDynamic { name = bytes.trimmed(name.lowerBound + 1..<name.upperBound) }
    let check = NameCheck(kind: kind, isDynamic: isDynamic, mode: mode, name: bytes[name])
    if let problem = check.problem {
      fault(problem.message, range, hint: problem.hint)
      // An opening tag still pairs with its closing one, which keeps later faults true.
      if name.isEmpty || kind == .variable { return }
    }
    tags.append(Tag(kind, range, name: name, isDynamic: isDynamic, delimiters: delimitersNumber))
  }

  private mutating func scanDelimiters(_ open: Range<Int>) {
    let start = open.upperBound + 1
    guard let end = closing(open, from: start, by: [UInt8(ascii: "=")] + delimiters.close) else {
      return
    }
    let range = open.lowerBound..<end.upperBound
    let parts = bytes[bytes.trimmed(start..<end.lowerBound)].split(whereSeparator: \.isWhiteSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      fault(
        "a tag that sets delimiters needs two of them, with white space between and no '='", range,
        hint: "write it like {{=<% %>=}}")
      return
    }
    tags.append(Tag(.delimiters, range, name: end, delimiters: delimitersNumber))
    delimiters = Delimiters(open: Array(parts[0]), close: Array(parts[1]))
    allDelimiters.append(delimiters)
  }

  /// The closing delimiter; without one a fault, and the scan goes on behind the opening one.
  private mutating func closing(
    _ open: Range<Int>, from start: Int? = nil, by close: [UInt8]
  ) -> Range<Int>? {
    let start = min(start ?? open.upperBound, bytes.count)
    guard let end = bytes.firstRange(of: close, in: start..<bytes.count) else {
      unclosed(open, end: bytes.endOfLine(open.lowerBound), by: close)
      position = open.upperBound
      return nil
    }
    position = end.upperBound
    return end
  }

  private mutating func unclosed(_ open: Range<Int>, end: Int, by close: [UInt8]? = nil) {
    let wanted = String(decoding: close ?? delimiters.close, as: UTF8.self)
    let range = bytes.trimmed(open.lowerBound..<end)
    fault("the tag is not closed", range, hint: "close it with '\(wanted)'")
  }

  private mutating func fault(_ message: String, _ range: Range<Int>, hint: String?) {
    faults.append(Diagnostic(.error, message, at: Place(source, range), hint: hint))
  }
}

/// Faults of one template after which nobody reads on; also keeps broken input from taking long.
let faultLimit = 100
