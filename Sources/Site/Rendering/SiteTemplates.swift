import Diagnostics
import Markdown
import Mustache

/// The templates of a site, compiled against the values that its pages have.
struct SiteTemplates: Sendable {
  let schema: Schema
  let shapes: Shapes
  /// None when the templates have faults.
  let set: TemplateSet?
  /// Templates and partials by the names that templates know them by.
  let sources: [(name: String, source: SourceText)]

  /// Templates that every site needs.
  static let needed = ["list", "grid", "detail", "page", "404"]

  init(_ sources: SiteSources, into report: inout Report) {
    var schema = Schema()
    shapes = Shapes(in: &schema)
    var named = (sources.templates.filter { $0.name.hasSuffix(".html") } + sources.partials)
      .map(templateSource)
    for file in sources.templates where file.name.hasSuffix(".md") {
      named += markdownTemplate(file)
    }
    self.sources = named
    Self.reportTwice(named, into: &report)
    for name in Self.needed where !named.contains(where: { $0.name == name }) {
      report.error(
        "the template '\(name).html' is missing",
        hint: "every site needs \(Self.needed.joined(separator: ", "))")
    }
    let filter = Filter(
      name: "markdown", escape: .custom(writeMarkdownEscaped),
      transform: { _, place throws(Faults) in
        throw Faults("Markdown cannot be rendered here", at: place)
      })
    do throws(Faults) {
      let set = try TemplateSet(named, schema: &schema, filters: [filter], mode: .strict)
      report.add(set.warnings)
      self.set = set
    } catch {
      report.add(error.diagnostics)
      set = nil
    }
    self.schema = schema
  }

  /// The template of a page: what its author chose, else the one for its kind.
  func name(for page: Page, _ site: Site) -> String {
    switch page.kind {
    case .list: "list"
    case .grid: "grid"
    case .species: "detail"
    case .content(let index): site.content.text(index, in: site.languages[page.language]).template
    case .notFound: "404"
    }
  }

  /// Pages must not ask for templates that are not there.
  func check(
    _ content: ContentLibrary, languages: [SiteLanguage], pages: [ContentFiles],
    into report: inout Report
  ) {
    guard let set else { return }
    for page in pages {
      for version in page.versions {
        guard let name = version.matter.template, set.template(name) == nil else { continue }
        report.add(
          Diagnostic(
            .error, "there is no template '\(name)'",
            at: version.document.frontMatter?["template"]?.place,
            hint: didYouMean(name, among: set.templateNames)))
      }
    }
  }

  private static func reportTwice(
    _ sources: [(name: String, source: SourceText)], into report: inout Report
  ) {
    var first: [String: SourceText] = [:]
    for (name, source) in sources {
      if let other = first[name] {
        report.error(
          "'\(other.name)' and '\(source.name)' are both the template '\(name)'",
          hint: "rename one of them")
      }
      first[name] = first[name] ?? source
    }
  }
}

private func templateSource(_ file: SiteSources.File) -> (name: String, source: SourceText) {
  (String(file.name.dropLast(".html".utf8.count)), file.source)
}

/// A Markdown template is shown in the layout of the others; its own text is a partial, so that
/// faults point into its file.
private func markdownTemplate(_ file: SiteSources.File) -> [(name: String, source: SourceText)] {
  let name = String(file.name.dropLast(".md".utf8.count))
  let frame = """
    {{<layout}}{{$main}}<article class="prose">
    {{#markdown}}
    {{>\(file.name)}}
    {{/markdown}}
    </article>{{/main}}{{/layout}}
    """
  return [
    (name, SourceText(name: "layout of \(file.source.name)", text: frame)),
    (file.name, file.source),
  ]
}

private func writeMarkdownEscaped(_ text: Span<UInt8>, _ out: inout OutputBuffer) {
  out.append(escapeForMarkdown(text.withUnsafeBufferPointer { Array($0) }))
}
