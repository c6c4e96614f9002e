import Diagnostics
import Markdown

/// The calls of shortcodes in a Markdown file; some may stand in code, which only Markdown knows.
///
/// A call is on one line. A backslash before it makes it text, as before anything in Markdown.
func shortcodeCalls(in document: MarkdownDocument) -> [ShortcodeCall] {
  let source = document.source
  let bytes = source.bytes
  let open = Array("{{>".utf8)
  let close = Array("}}".utf8)
  var calls: [ShortcodeCall] = []
  var position = document.body.lowerBound
  while let start = bytes[position...].firstRange(of: open) {
    position = start.upperBound
    guard !isEscaped(start.lowerBound, in: bytes) else { continue }
    let lineEnd = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard let end = endOfCall(bytes[position..<lineEnd], close) else {
      var call = ShortcodeCall(at: Place(source, start.lowerBound..<lineEnd))
      call.fault = Diagnostic(
        .error, "the shortcode is not closed", at: call.place,
        hint: "close it with '}}' on the same line; for the signs themselves write \\{{>")
      calls.append(call)
      position = lineEnd
      continue
    }
    calls.append(
      ShortcodeParser(
        source, whole: start.lowerBound..<end.upperBound,
        inside: start.upperBound..<end.lowerBound
      ).parsed())
    position = end.upperBound
  }
  return calls
}

/// The closing braces, which may not stand in quotation marks.
private func endOfCall(_ line: ArraySlice<UInt8>, _ close: [UInt8]) -> Range<Int>? {
  var quote: UInt8?
  for index in line.indices {
    let byte = line[index]
    if let open = quote {
      if byte == open { quote = nil }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    } else if line[index...].starts(with: close) {
      return index..<index + close.count
    }
  }
  // A mark that is not closed is a fault of its own, with a better place.
  return line.firstRange(of: close)
}

private func isEscaped(_ index: Int, in bytes: [UInt8]) -> Bool {
  var backslashes = 0
  while index - backslashes > 0, bytes[index - backslashes - 1] == UInt8(ascii: "\\") {
    backslashes += 1
  }
  return !backslashes.isMultiple(of: 2)
}
