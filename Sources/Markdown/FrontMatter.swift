import DataFormats
import Diagnostics

/// What an author says about a page at its top.
public struct FrontMatter: Sendable, Equatable {
  /// The title of the page; without it the first heading is taken.
  public var title: String?
  /// One or two sentences for search engines; without it the first paragraph is taken.
  public var description: String?
  /// Whether the page stands in the menu, and under which words if not its title.
  public var menu: Menu?
  /// The place among the menu's entries, lowest first.
  public var order: Int?
  /// The template that shows the page, instead of the usual one.
  public var template: String?
  /// Left out of the site unless drafts are asked for.
  public var isDraft = false

  public enum Menu: Sendable, Equatable {
    case shown(Bool)
    case text(String)
  }

  public init() {}

  /// Reads the keys and reports what is wrong with them; an unknown key is a warning.
  public init(reading node: YAMLNode?, into report: inout Report) {
    guard let node else { return }
    let read = YAMLReader.read(node, into: &report, unknownKeys: .warning) { reader in
      var matter = FrontMatter()
      matter.title = reader.string("title")
      matter.description = reader.string("description")
      matter.menu = reader.node("menu").flatMap { menuEntry(of: $0, &reader) }
      matter.order = reader.integer("order")
      matter.template = reader.string("template")
      matter.isDraft = reader.bool("draft") ?? false
      return matter
    }
    self = read ?? self
  }
}

private func menuEntry(of node: YAMLNode, _ reader: inout YAMLReader) -> FrontMatter.Menu? {
  if let shown = node.scalar?.bool { return .shown(shown) }
  if let text = node.scalar?.string { return .text(text) }
  reader.fault("'menu': wanted true, false or text, found \(node.described)", at: node.place)
  return nil
}
