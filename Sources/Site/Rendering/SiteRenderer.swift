import Diagnostics
import Markdown
import Mustache

/// Makes the files of a site one after the other; one a thread.
public struct SiteRenderer: ~Copyable {
  private let site: Site
  private var writer: ViewWriter
  private var buffer = OutputBuffer()

  public init(_ site: Site) {
    self.site = site
    writer = ViewWriter(site: site)
  }

  /// Hands the bytes of a file to `body`, once; pictures that are only copied are not made here.
  public mutating func render(
    _ content: SiteFile.Content, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    switch content {
    case .page(let index): try render(site.pages[index], body)
    case .drawing(let drawing): try body(site.svg(drawing).span)
    case .search(let language, let part):
      try body(site.searchText(language: language, part: part).span)
    case .bytes(let bytes): try body(bytes.span)
    case .picture: break
    }
  }

  /// Hands the bytes of a page to `body`, once.
  public mutating func render(
    _ page: Page, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    guard let set = site.templates.set else { throw Faults("the templates have faults") }
    buffer.removeAll()
    let values = writer.values(of: page)
    let markdown = MarkdownFilter(site: site, page: page)
    try set.render(
      site.templates.name(for: page, site), tape: writer.tape, root: values, into: &buffer,
      transforms: ["markdown": markdown.html])
    try buffer.withBytes { (bytes) throws(Faults) in
      try body(bytes.assumingMemoryBound(to: UInt8.self).span)
    }
  }
}

/// Renders `{{#markdown}}` sections on one page.
private struct MarkdownFilter: Sendable {
  let site: Site
  let page: Page

  func html(_ text: Span<UInt8>, at place: Place) throws(Faults) -> [UInt8] {
    let resolver = LinkResolver(
      targets: site.targets, addresses: site.addresses,
      language: site.languages[page.language], prefix: site.addresses.prefix(on: page.position),
      folder: "")
    var options = MarkdownOptions()
    options.allowsHTML = site.configuration.rawHTML
    let rendered = try MarkdownRenderer(options: options)
      .render(text.withUnsafeBufferPointer { Array($0) }, at: place, resolve: resolver.resolve)
    let faults = rendered.diagnostics.filter { $0.severity == .error }
    if !faults.isEmpty { throw Faults(faults) }
    return rendered.html
  }
}
