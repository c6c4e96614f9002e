import Mustache

/// A word taken apart once: what stands between its `{placeholders}`.
struct WordPattern: Sendable {
  private enum Piece: Sendable {
    case text([UInt8])
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
      if open > rest.startIndex { pieces.append(.text(Array(rest[..<open]))) }
      let name = Substring(rest[rest.index(after: open)..<close])
      pieces.append(.placeholder(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(Array(rest))) }
    self.pieces = pieces
  }

  /// The text with values for its placeholders; one without a value stays as it is.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    if values.isEmpty { return text }
    var filled = ""
    for piece in pieces {
      switch piece {
      case .text(let text): filled += String(decoding: text, as: UTF8.self)
      case .placeholder(let name):
        filled += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return filled
  }

  /// The same, written where it will stand.
  func write(_ first: Filling, _ second: Filling?, to writer: inout TextWriter) {
    for piece in pieces {
      switch piece {
      case .text(let text): writer.append(utf8: text[...])
      case .placeholder(first.name): first.write(to: &writer)
      case .placeholder(let name):
        if let second, second.name == name {
          second.write(to: &writer)
        } else {
          writer.append("{\(name)}")
        }
      }
    }
  }

  var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }
}

/// A value for a placeholder of a word.
struct Filling {
  private enum Content {
    case text(String)
    case number(Int)
    case utf8(ArraySlice<UInt8>)
  }

  let name: String
  private let content: Content

  init(_ name: String, _ text: String) {
    self.name = name
    content = .text(text)
  }

  init(_ name: String, _ number: Int) {
    self.name = name
    content = .number(number)
  }

  init(_ name: String, utf8 text: ArraySlice<UInt8>) {
    self.name = name
    content = .utf8(text)
  }

  func write(to writer: inout TextWriter) {
    switch content {
    case .text(let text): writer.append(text)
    case .number(let number): writer.append(number)
    case .utf8(let text): writer.append(utf8: text)
    }
  }
}
