import Diagnostics

/// One rendering: goes through libcmark's tree once and writes HTML.
struct MarkdownWalk {
  let text: MarkdownText
  let options: MarkdownOptions
  var html: [UInt8] = []
  var result = RenderedMarkdown()
  var findings: [Finding] = []
  /// Findings beyond the limit, which are only counted.
  var unlisted = 0
  var ids: HeadingIDs
  var depth = 0
  /// The paragraph or heading that the walk is in.
  var block: BlockPositions?
  var runs: [DelimiterRun] = []
  /// Whether the links that the walk is in are written.
  var openLinks: [Bool] = []
  /// Images that the walk is in: their content becomes the text of `alt`.
  var images = 0
  /// Where the open heading starts in the HTML.
  var headingStart = 0
  /// As the author wrote it.
  var lastHeadingLevel: Int?
  /// Plain text of what the walk is in, while somebody wants it.
  var plain: [UInt8]?
  /// What was inserted so far, or found to be nothing, by number.
  var inserted: [Int: MarkdownInsertion?] = [:]
  /// Whether blocks can be inserted where the walk is.
  var takesBlocks = false
  /// The line of the last warning about raw HTML between words.
  var lastHTMLLine = 0

  private static let findingsLimit = 200

  struct Finding {
    var offset: Int
    var diagnostic: Diagnostic
  }

  init(_ text: MarkdownText, _ options: MarkdownOptions) {
    self.text = text
    self.options = options
    ids = HeadingIDs(prefix: options.idPrefix, taken: options.takenIDs)
    html.reserveCapacity(text.bytes.count * 5 / 4)
  }

  mutating func run(
    _ insert: Insert, _ resolve: (LinkTarget) -> LinkResolution
  ) throws(Faults) {
    var tree = try CMarkTree(parsing: text.bytes)
    while let (node, entering) = tree.next() {
      let kind = node.kind
      if kind.nests {
        depth += entering ? 1 : -1
        if depth > options.nestingLimit { throw tooDeep(node) }
      }
      switch kind {
      case .paragraph: paragraph(node, entering, insert)
      case .heading: heading(node, entering)
      case .text: words(node, insert)
      case .html: htmlBlock(node, insert)
      case .inlineHTML: inlineHTML(node)
      case .link: link(node, entering, resolve)
      case .image: image(node, entering, resolve)
      case .softBreak, .lineBreak, .codeSpan, .emphasis, .strong: inline(node, kind, entering)
      case .document, .quote, .list, .item, .code, .rule, .other: container(node, kind, entering)
      }
    }
  }

  consuming func finish() -> RenderedMarkdown {
    result.html = html
    let ordered = findings.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    result.diagnostics = ordered.map(\.element.diagnostic)
    if unlisted > 0 {
      result.diagnostics.append(
        Diagnostic(.note, "\(unlisted) more findings in this text", at: text.place(0..<0)))
    }
    return result
  }

  mutating func report(
    _ severity: Severity, _ message: String, at range: Range<Int>, place: Place? = nil,
    hint: String? = nil, kind: String? = nil
  ) {
    guard findings.count < Self.findingsLimit else {
      unlisted += 1
      return
    }
    let diagnostic = Diagnostic(
      severity, message, at: place ?? text.place(range), hint: hint, kind: kind)
    findings.append(Finding(offset: range.lowerBound, diagnostic: diagnostic))
  }

  private func tooDeep(_ node: CMarkNode) -> Faults {
    let line = text.line(max(node.startLine, 1))
    return Faults(
      "more than \(options.nestingLimit) quotes, lists or emphases inside each other",
      at: text.place(line.lowerBound..<line.lowerBound))
  }
}

extension CMarkNode.Kind {
  fileprivate var nests: Bool {
    switch self {
    case .quote, .item, .emphasis, .strong, .link, .image: true
    default: false
    }
  }
}
