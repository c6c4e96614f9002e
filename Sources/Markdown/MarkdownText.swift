import DataFormats
import Diagnostics

/// The bytes that are rendered, and how a stretch of them becomes a place for people.
struct MarkdownText {
  let bytes: [UInt8]
  /// Stretches of the source in whose place placeholders stand, by their numbers.
  let insertions: [Range<Int>]
  private let origin: Origin
  private let lineStarts: [Int]

  private enum Origin {
    /// The bytes start at an offset of a file; some were replaced.
    case file(SourceText, start: Int, [MarkdownEdit])
    /// The bytes come from a template; only where it asked for them is known.
    case template(Place)
  }

  init(_ source: SourceText, _ body: Range<Int>, _ insertions: [Range<Int>]) {
    self.insertions = insertions
    let edits = insertions.enumerated()
      .filter { body.contains($0.element.lowerBound) }
      .sorted { $0.element.lowerBound < $1.element.lowerBound }
      .map { MarkdownEdit(range: $0.element, replacement: placeholder($0.offset)) }
    bytes = edits.isEmpty ? Array(source.bytes[body]) : applied(edits, to: source.bytes, body)
    lineStarts = starts(of: bytes)
    origin = .file(source, start: body.lowerBound, edits)
  }

  init(_ bytes: [UInt8], base: Place) {
    self.bytes = bytes
    insertions = []
    lineStarts = starts(of: bytes)
    origin = .template(base)
  }

  /// Where in the source the placeholder of a number comes from.
  func insertion(_ number: Int?) -> Place? {
    guard case .file(let source, _, _) = origin, let number, insertions.indices.contains(number)
    else { return nil }
    return Place(source, insertions[number])
  }

  func place(_ range: Range<Int>) -> Place {
    switch origin {
    case .template(let base): return base
    case .file(let source, let start, let edits):
      let from = original(range.lowerBound, start, edits)
      return Place(source, from..<max(from, original(range.upperBound, start, edits)))
    }
  }

  /// The bytes of a line as libcmark counts them (from 1), without its break; empty beyond the end.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, isLineBreak(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Refuses bytes that are not text.
  func requireText() throws(Faults) {
    if let wrong = firstInvalidUTF8(in: bytes, 0..<bytes.count) {
      throw Faults(
        "these bytes are not UTF-8", at: place(wrong), hint: "save the file in the encoding UTF-8")
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw Faults("a NUL character cannot stand in a text", at: place(zero..<zero + 1))
    }
  }
}

/// libcmark ends lines at LF, CR LF and a lone CR.
private func starts(of bytes: [UInt8]) -> [Int] {
  var starts = [0]
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    guard isLineBreak(byte) else { continue }
    if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
    starts.append(index)
  }
  return starts
}

func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
