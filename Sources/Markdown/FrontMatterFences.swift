import Diagnostics

/// Where front matter stands: between a first line `---` and the next line `---`.
struct FrontMatterFences {
  /// The bytes between the fences, whole lines.
  let content: Range<Int>
  /// After the closing fence and its line break.
  let end: Int
  /// Words between two rules rather than front matter: an empty line first, and then no key.
  let mayBeRules: Bool

  init?(in bytes: [UInt8], from start: Int) {
    let opening = line(in: bytes, from: start)
    guard isFence(bytes[opening.text]) else { return nil }
    var next = opening.end
    while next < bytes.count {
      let current = line(in: bytes, from: next)
      if isFence(bytes[current.text]) {
        content = opening.end..<next
        end = current.end
        let first = line(in: bytes, from: opening.end)
        let second = line(in: bytes, from: first.end)
        mayBeRules = isBlank(bytes[first.text]) && !startsWithKey(bytes[second.text])
        return
      }
      next = current.end
    }
    return nil
  }
}

/// A warning if the file starts like front matter that is never closed.
func unclosedFrontMatter(in source: SourceText, from start: Int) -> [Diagnostic] {
  let bytes = source.bytes
  let opening = line(in: bytes, from: start)
  let second = line(in: bytes, from: opening.end)
  guard isFence(bytes[opening.text]), startsWithKey(bytes[second.text]) else { return [] }
  return [
    Diagnostic(
      .warning, "this looks like front matter that is never closed",
      at: Place(source, opening.text),
      hint: "end it with a line '---'; for a rule write '***'")
  ]
}

/// A line without its break (LF or CR LF), and where the next one starts.
func line(in bytes: [UInt8], from start: Int) -> (text: Range<Int>, end: Int) {
  var end = start
  while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
  let next = min(end + 1, bytes.count)
  if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
  return (start..<end, next)
}

/// Whether a line looks like `key: value`.
private func startsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
  let key = line.prefix { $0 != UInt8(ascii: ":") }
  return !key.isEmpty && key.count < line.count
    && key.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "[") }
}

private func isFence(_ line: ArraySlice<UInt8>) -> Bool {
  line.starts(with: "---".utf8) && isBlank(line.dropFirst(3))
}

private func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
  line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
}
