import Diagnostics
import Markdown

/// Makes what the calls of one Markdown file show.
struct ShortcodeInserter: ~Copyable {
  private let site: Site
  private let calls: [ShortcodeCall]
  private let species: Int?
  /// Made when the first call needs it.
  private var renderer: ShortcodeRenderer?
  private(set) var report = Report()

  /// - Parameter species: the one that the text is about, where it is about one.
  init(_ site: Site, _ calls: [ShortcodeCall], species: Int?) {
    self.site = site
    self.calls = calls
    self.species = species
  }

  /// What a call shows; nothing after a fault.
  mutating func insertion(_ number: Int, _ resolver: LinkResolver) -> MarkdownInsertion? {
    guard calls.indices.contains(number), site.templates.set != nil,
      let read = site.targets.read(
        calls[number], site.templates.shortcodes, page: species, into: &report)
    else { return nil }
    if renderer == nil { renderer = ShortcodeRenderer(site) }
    guard let html = renderer?.html(of: read, resolver, into: &report) else { return nil }
    return MarkdownInsertion(html: html, isBlock: holdsBlocks(html))
  }
}
