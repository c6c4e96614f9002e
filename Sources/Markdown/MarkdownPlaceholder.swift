/// Stands in Markdown for HTML that is put in after rendering, such as the output of a shortcode.
///
/// Renderers pass the token through unchanged; a paragraph of nothing but tokens is not put in `<p>`.
/// Text escaped with `escapeForMarkdown` never holds a token.
public enum MarkdownPlaceholder {
  /// The bytes that stand for a number from 0 on.
  public static func token(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    Noncharacter.append(Noncharacter.placeholderStart, to: &bytes)
    bytes += String(number.magnitude).utf8
    Noncharacter.append(Noncharacter.placeholderEnd, to: &bytes)
    return bytes
  }

  /// Rendered HTML with every token replaced by what the body appends for its number.
  public static func replace(in html: [UInt8], _ body: (Int, inout [UInt8]) -> Void) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count)
    html.withUnsafeBytes { html in
      forEachPiece(in: html) { piece in
        switch piece {
        case .plain(let range): result.append(contentsOf: html[range])
        case .character(let scalar): appendEscaped(scalar, to: &result)
        case .placeholder(let range):
          let digits = String(decoding: html[range].dropFirst(3).dropLast(3), as: UTF8.self)
          if let number = Int(digits) { body(number, &result) }
        }
      }
    }
    return result
  }
}
