/// Appends text for HTML content and quoted attributes; placeholders stay as they are.
func appendEscaped(_ text: UnsafeRawBufferPointer, to html: inout [UInt8]) {
  forEachPiece(in: text) { piece in
    switch piece {
    case .plain(let range): appendEscapedBytes(text, range, to: &html)
    case .character(let scalar): appendEscaped(scalar, to: &html)
    case .placeholder(let range): html.append(contentsOf: text[range])
    }
  }
}

/// Appends raw HTML as it is; data inside is still escaped.
func appendRaw(_ text: UnsafeRawBufferPointer, to html: inout [UInt8]) {
  forEachPiece(in: text) { piece in
    switch piece {
    case .plain(let range), .placeholder(let range): html.append(contentsOf: text[range])
    case .character(let scalar): appendEscaped(scalar, to: &html)
    }
  }
}

/// Appends the text as people read it, without placeholders.
func appendPlain(_ text: UnsafeRawBufferPointer, to plain: inout [UInt8]) {
  forEachPiece(in: text) { piece in
    switch piece {
    case .plain(let range): plain.append(contentsOf: text[range])
    case .character(let scalar): append(scalar, to: &plain)
    case .placeholder: break
    }
  }
}

func plainString(_ text: UnsafeRawBufferPointer) -> String {
  var plain: [UInt8] = []
  appendPlain(text, to: &plain)
  return String(decoding: plain, as: UTF8.self)
}

func appendEscaped(_ scalar: Unicode.Scalar, to html: inout [UInt8]) {
  if let name = entity(scalar.value) {
    html.append(contentsOf: name.utf8)
  } else {
    append(scalar, to: &html)
  }
}

private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
  // A NUL has no place in HTML, not even escaped.
  let encoded = UTF8.encode(scalar.value == 0 ? "\u{FFFD}" : scalar)
  if let encoded { bytes.append(contentsOf: encoded) }
}

private func appendEscapedBytes(
  _ text: UnsafeRawBufferPointer, _ range: Range<Int>, to html: inout [UInt8]
) {
  var start = range.lowerBound
  var index = start
  while index < range.upperBound {
    let byte = text[index]
    if byte < 0x3F, let name = entity(UInt32(byte)) {
      html.append(contentsOf: text[start..<index])
      html.append(contentsOf: name.utf8)
      start = index + 1
    }
    index += 1
  }
  html.append(contentsOf: text[start..<range.upperBound])
}

private func entity(_ value: UInt32) -> String? {
  switch value {
  case 0x22: "&quot;"
  case 0x26: "&amp;"
  case 0x3C: "&lt;"
  case 0x3E: "&gt;"
  default: nil
  }
}
