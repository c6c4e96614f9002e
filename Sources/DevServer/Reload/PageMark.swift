import FileSystem

/// What tells whether a page that is shown is the one that is there now.
struct PageMark: Equatable {
  /// Of everything but the addresses of the style sheets.
  let content: ContentHash
  /// Addresses of the style sheets as written, in order.
  let styles: [String]

  init(of page: [UInt8]) {
    var hasher = KeyHasher()
    var styles: [String] = []
    var start = 0
    for range in styleSheetAddresses(in: page) {
      hasher.update(Array(page[start..<range.lowerBound]))
      styles.append(String(decoding: page[range], as: UTF8.self))
      start = range.upperBound
    }
    hasher.update(Array(page[start...]))
    content = hasher.key
    self.styles = styles
  }

  /// Two marks with the same text stand for the same page.
  ///
  /// - Parameter contents: how often files that pages show have changed under their old names.
  func text(contents: Int) -> String {
    PageMarkText(
      content: content.hex + "-\(contents)",
      styles: ContentHash(of: Array(styles.joined(separator: "\n").utf8)).hex
    ).text
  }
}

/// A mark as a page holds it.
struct PageMarkText: Equatable {
  let content: String
  let styles: String

  init(content: String, styles: String) {
    self.content = content
    self.styles = styles
  }

  init(_ text: String) {
    let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.utf8.endIndex
    content = String(text[..<dot])
    styles = String(text[dot...].dropFirst())
  }

  var text: String { content + "." + styles }
}
