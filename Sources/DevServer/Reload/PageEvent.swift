import DataFormats

/// What a page is told.
enum PageEvent: Equatable {
  /// The page is not what it was.
  case reload
  /// Only the style sheets are others; their addresses in the order of the page, and its new mark.
  case styles([String], mark: String)
  /// The site could not be built.
  case faults(String)
  /// It could be built again.
  case mended

  /// As a stream of events writes it.
  var bytes: [UInt8] {
    switch self {
    case .reload: event("reload") { $0.null() }
    case .styles(let addresses, let mark):
      event("styles") { writer in
        writer.beginObject()
        writer.key("mark")
        writer.string(mark)
        writer.key("addresses")
        writer.beginArray()
        for address in addresses { writer.string(address) }
        writer.endArray()
        writer.endObject()
      }
    case .faults(let text): event("faults") { $0.string(text) }
    case .mended: event("mended") { $0.null() }
    }
  }

  /// JSON has no line breaks of its own, so that its data is one line.
  private func event(_ name: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return Array("event: \(name)\ndata: ".utf8) + writer.bytes + Array("\n\n".utf8)
  }
}
