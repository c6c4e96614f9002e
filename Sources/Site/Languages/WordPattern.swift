/// A word taken apart once: what stands between its `{placeholders}`.
struct WordPattern: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case placeholder(String)
  }

  /// As written.
  let text: String
  private let pieces: [Piece]

  init(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(String(Substring(rest[..<open])))) }
      let name = Substring(rest[rest.index(after: open)..<close])
      pieces.append(.placeholder(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(Substring(rest)))) }
    self.pieces = pieces
  }

  /// The text with values for its placeholders; one without a value stays as it is.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    if values.isEmpty { return text }
    var filled = ""
    for piece in pieces {
      switch piece {
      case .text(let text): filled += text
      case .placeholder(let name):
        filled += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return filled
  }

  var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }
}
