import DataFormats
import Diagnostics

/// Renders CommonMark to HTML; a value without state, to be shared between threads.
public struct MarkdownRenderer: Sendable {
  public var options: MarkdownOptions

  public init(options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Renders the body of a document; `resolve` is asked about every address but dangerous ones.
  ///
  /// `calls` are stretches of the source, such as calls of shortcodes, in whose place HTML is put:
  /// `insert` is asked for it once, by the index of the call, and may have none. It is not asked about
  /// calls in code, which show as they are written. Throws faults if the text is too large or nested
  /// too deeply.
  public func render(
    _ document: MarkdownDocument, inserting calls: [Range<Int>] = [],
    insert: (Int) -> MarkdownInsertion? = { _ in nil },
    resolve: (LinkTarget) -> LinkResolution = { _ in .keep }
  ) throws(Faults) -> RenderedMarkdown {
    try render(MarkdownText(document.source, document.body, calls), insert, resolve)
  }

  /// Renders bytes that a template made; all findings point at the place in the template.
  public func render(
    _ bytes: some Sequence<UInt8>, at base: Place,
    resolve: (LinkTarget) -> LinkResolution = { _ in .keep }
  ) throws(Faults) -> RenderedMarkdown {
    try render(MarkdownText(Array(bytes), base: base), { _ in nil }, resolve)
  }

  private func render(
    _ text: MarkdownText, _ insert: MarkdownWalk.Insert,
    _ resolve: (LinkTarget) -> LinkResolution
  ) throws(Faults) -> RenderedMarkdown {
    guard text.bytes.count <= options.sizeLimit else {
      throw Faults(
        "Markdown of \(text.bytes.count) bytes, at most \(options.sizeLimit) are allowed",
        at: text.place(0..<0), hint: "make several pages of it")
    }
    try text.requireText()
    var walk = MarkdownWalk(text, options)
    try walk.run(insert, resolve)
    return walk.finish()
  }
}
