import Diagnostics

/// HTML made from Markdown, and what was learnt on the way.
public struct RenderedMarkdown: Sendable {
  public var html: [UInt8] = []
  /// All headings in order.
  public var headings: [Heading] = []
  /// The first paragraph as plain text, for descriptions; empty if there is none.
  public var firstParagraph = ""
  /// Warnings and notes in the order of the text.
  public var diagnostics: [Diagnostic] = []

  public init() {}

  public struct Heading: Sendable, Equatable {
    /// As shown, after shifting: 1–6.
    public var level: Int
    public var id: String
    /// Plain text, not escaped.
    public var text: String

    public init(level: Int, id: String, text: String) {
      self.level = level
      self.id = id
      self.text = text
    }
  }
}
