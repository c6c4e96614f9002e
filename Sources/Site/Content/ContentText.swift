import Markdown

/// An author's page in one language, ready to be shown.
struct ContentText: Sendable {
  typealias Heading = RenderedMarkdown.Heading

  var title: String
  /// What the menu calls it; nil where it does not stand in the menu.
  var menu: String?
  /// The place in the menu, lowest first.
  var order: Int
  var description: String
  var html: [UInt8]
  var headings: [Heading]
  var template: String

  /// What the menu calls it, if it stands there.
  var menuTitle: String { menu ?? title }
}
