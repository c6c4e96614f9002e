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
  /// The edits replace stretches of the source, such as calls of shortcodes by placeholders, without
  /// moving the places of findings. Throws faults if the text is too large or nested too deeply.
  public func render(
    _ document: MarkdownDocument, replacing edits: [MarkdownEdit] = [],
    resolve: (LinkTarget) -> LinkResolution = { _ in .keep }
  ) throws(Faults) -> RenderedMarkdown {
    try render(MarkdownText(document.source, document.body, edits), resolve)
  }

  /// Renders bytes that a template made; all findings point at the place in the template.
  public func render(
    _ bytes: some Sequence<UInt8>, at base: Place,
    resolve: (LinkTarget) -> LinkResolution = { _ in .keep }
  ) throws(Faults) -> RenderedMarkdown {
    try render(MarkdownText(Array(bytes), base: base), resolve)
  }

  private func render(
    _ text: MarkdownText, _ resolve: (LinkTarget) -> LinkResolution
  ) throws(Faults) -> RenderedMarkdown {
    guard text.bytes.count <= options.sizeLimit else {
      throw Faults(
        "Markdown of \(text.bytes.count) bytes, at most \(options.sizeLimit) are allowed",
        at: text.place(0..<0), hint: "make several pages of it")
    }
    try text.requireText()
    var walk = MarkdownWalk(text, options)
    try walk.run(resolve)
    return walk.finish()
  }
}
