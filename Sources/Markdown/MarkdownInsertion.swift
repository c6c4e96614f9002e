/// HTML that stands in a text where its author called for it, such as the output of a shortcode.
public struct MarkdownInsertion: Sendable {
  public var html: [UInt8]
  /// Holds blocks, such as a table, which cannot stand inside a paragraph.
  public var isBlock: Bool

  public init(html: [UInt8], isBlock: Bool) {
    self.html = html
    self.isBlock = isBlock
  }
}

/// What stands in Markdown for an insertion while it is rendered.
///
/// Renderers pass the token through unchanged; text escaped with `escapeForMarkdown` never holds one.
func placeholder(_ number: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  Noncharacter.append(Noncharacter.placeholderStart, to: &bytes)
  bytes += String(number.magnitude).utf8
  Noncharacter.append(Noncharacter.placeholderEnd, to: &bytes)
  return bytes
}
