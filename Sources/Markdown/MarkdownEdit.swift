/// Bytes that take the place of a stretch of a document's source.
struct MarkdownEdit: Sendable {
  /// Offsets into the source; edits do not overlap.
  var range: Range<Int>
  var replacement: [UInt8]
}

/// The body with its edits, which are in order.
func applied(_ edits: [MarkdownEdit], to bytes: [UInt8], _ body: Range<Int>) -> [UInt8] {
  var result: [UInt8] = []
  var position = body.lowerBound
  for edit in edits where edit.range.lowerBound >= position {
    result += bytes[position..<edit.range.lowerBound]
    result += edit.replacement
    position = min(edit.range.upperBound, body.upperBound)
  }
  return result + bytes[position..<body.upperBound]
}

/// Where in the source an offset of the edited body comes from.
func original(_ offset: Int, _ start: Int, _ edits: [MarkdownEdit]) -> Int {
  var result = start + offset
  for edit in edits {
    guard edit.range.lowerBound < result else { break }
    if result < edit.range.lowerBound + edit.replacement.count { return edit.range.lowerBound }
    result += edit.range.count - edit.replacement.count
  }
  return result
}
