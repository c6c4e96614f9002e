import Diagnostics
import FileSystem
import Mustache

/// Makes the files of a site one after the other; one a thread.
public struct SiteRenderer: ~Copyable {
  private let site: Site
  /// Of all renderers together.
  private let findings: RenderFindings?
  /// Of the page that is being rendered.
  private let pageFindings = RenderFindings()
  private var writer: ViewWriter
  private var calls: TemplateCallRenderer
  private var buffer = OutputBuffer()
  /// What was found out about templates while the last file was made.
  public private(set) var lastFindings: [Diagnostic] = []

  /// - Parameter findings: where warnings about templates go that only rendering can find.
  public init(_ site: Site, findings: RenderFindings? = nil) {
    self.site = site
    self.findings = findings
    writer = ViewWriter(site: site)
    calls = TemplateCallRenderer(site)
  }

  /// Hands the bytes of a file to `body`, once; pictures that are only copied are not made here.
  public mutating func render(
    _ content: SiteFile.Content, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    lastFindings = []
    switch content {
    case .page(let index): try render(site.pages[index], body)
    case .drawing(let drawing): try body(site.svg(drawing).span)
    case .search(let language, let part):
      try body(site.searchText(language: language, part: part).span)
    case .data(let data): try body(site.text(of: data).span)
    case .bytes(let bytes): try body(bytes.span)
    case .worker:
      let bytes = try workerBytes()
      try body(bytes.span)
    case .picture: break
    }
  }

  /// Hands the bytes of a page to `body`, once.
  public mutating func render(
    _ page: Page, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    guard let set = site.templates.set else { throw Faults("the templates have faults") }
    buffer.removeAll()
    let template = site.templates.name(for: page, site)
    var values = writer.values(of: page)
    var transforms: [String: Filter.Transform] = [:]
    if site.templates.hasMarkdown {
      let resolver = site.resolver(site.languages[page.language], on: page.position)
      if let own = site.templateCalls[template] {
        values.insert(try callValues(own, resolver), at: 0)
      }
      let markdown = MarkdownFilter(site: site, resolver: resolver, findings: pageFindings)
      transforms["markdown"] = markdown.html
    }
    try set.render(
      template, tape: writer.tape, root: values, into: &buffer, transforms: transforms)
    lastFindings = pageFindings.take()
    findings?.add(lastFindings)
    try buffer.withBytes { (bytes) throws(Faults) in
      try body(bytes.assumingMemoryBound(to: UInt8.self).span)
    }
  }

  /// Makes all pages that the worker keeps once more, since they may be made by another thread.
  private mutating func workerBytes() throws(Faults) -> [UInt8] {
    var hasher = KeyHasher()
    for page in site.languages.flatMap(site.keptPages) {
      try render(site.pages[page]) { (bytes) throws(Faults) in hasher.update(bytes) }
    }
    lastFindings = []
    return site.workerBytes(pages: hasher.key)
  }

  private mutating func callValues(
    _ wanted: [ReadTemplateCall], _ resolver: LinkResolver
  ) throws(Faults) -> Value {
    var report = Report()
    let html = calls.html(of: wanted, resolver, into: &report)
    try report.throwIfErrors()
    pageFindings.add(report.diagnostics)
    let fields = html.map { ($0.variable, writer.tape.html(bytes: $0.html)) }
    return writer.tape.object(fields)
  }
}
