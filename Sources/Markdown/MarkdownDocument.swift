import DataFormats
import Diagnostics

/// A Markdown file, taken apart into front matter and body.
public struct MarkdownDocument: Sendable {
  public let source: SourceText
  /// Always a map; nil if the file has no front matter.
  public let frontMatter: YAMLNode?
  /// Bytes of the Markdown after the front matter.
  public let body: Range<Int>
  /// Warnings about the front matter.
  public let diagnostics: [Diagnostic]

  /// Throws faults for broken front matter and for bytes that are not UTF-8.
  public init(_ source: SourceText) throws(Faults) {
    self.source = source
    try source.requireUTF8(in: 0..<source.bytes.count)
    try refuseNoncharacters(in: source)
    let start = source.byteOrderMarkLength
    guard let fences = FrontMatterFences(in: source.bytes, from: start) else {
      frontMatter = nil
      body = start..<source.bytes.count
      diagnostics = unclosedFrontMatter(in: source, from: start)
      return
    }
    diagnostics = []
    let node: YAMLNode
    do throws(Faults) {
      node = try YAMLNode(parsing: source, in: fences.content)
      guard node.map != nil else {
        throw Faults(
          "front matter must be 'key: value' lines, found \(node.described)", at: node.place,
          hint: "for a rule at the start of a page write '***'")
      }
    } catch {
      guard fences.mayBeRules else { throw error }
      frontMatter = nil
      body = start..<source.bytes.count
      return
    }
    frontMatter = node
    body = fences.end..<source.bytes.count
  }
}

/// U+FDD0–U+FDEF are kept free for data and placeholders, see `Noncharacter`.
private func refuseNoncharacters(in source: SourceText) throws(Faults) {
  let bytes = source.bytes
  var index = 0
  while index + 2 < bytes.count {
    if bytes[index] == 0xEF, bytes[index + 1] == 0xB7, (0x90...0xAF).contains(bytes[index + 2]) {
      throw Faults(
        "this character (U+FDD0 to U+FDEF) is none that a text may hold",
        at: Place(source, index..<index + 3), hint: "delete it")
    }
    index += 1
  }
}
