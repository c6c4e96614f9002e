/// Where a page or file stands in the site, relative to its root: `pokemon/pikachu/`, `sprites/001.png`.
///
/// Pages end in a slash; the root itself is the empty path. Never starts with a slash.
public struct SitePath: Hashable, Sendable {
  /// The path as text, not percent-encoded.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// Folders between the root and what the path names.
  public var depth: Int {
    text.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// The file that a web server sends for this path.
  public var outputFile: String {
    text.isEmpty || text.utf8.last == UInt8(ascii: "/") ? text + "index.html" : text
  }

  public static func == (left: SitePath, right: SitePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
