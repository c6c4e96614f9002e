import Diagnostics
import Markdown
import Mustache

/// The templates of a site, compiled against the values that its pages have.
struct SiteTemplates: Sendable {
  let schema: Schema
  let shapes: Shapes
  /// None when the templates have faults.
  let set: TemplateSet?
  let sources: TemplateSources
  let shortcodes: Shortcodes
  /// Whether any template may hold Markdown.
  let hasMarkdown: Bool
  /// What stands for calls of shortcodes in Markdown templates.
  private let callNames: ShapeID
  private let hasAllWords: Bool

  /// Templates that every site needs.
  static let needed = ["list", "grid", "detail", "page", "404"]

  /// - Parameter words: the keys of the words of the interface; nil if they are not all known.
  init(_ files: SiteSources, words: [String]?, into report: inout Report) {
    var schema = Schema()
    shapes = Shapes(in: &schema, words: words ?? [])
    hasAllWords = words != nil
    sources = TemplateSources(files)
    hasMarkdown = sources.all.contains { $0.source.bytes[...].range(of: "markdown") != nil }
    callNames = schema.register(
      names: sources.calls.all.indices.map { TemplateCalls.variable($0) })
    sources.reportTwice(into: &report)
    let hasWorker = files.assets.contains { $0.name == PublishedAssets.workerName }
    let needed = Self.needed + (hasWorker ? ["offline"] : [])
    for name in needed
    where files.hasAllTemplates && !sources.all.contains(where: { $0.name == name }) {
      report.error(
        "the template '\(name).html' is missing",
        hint: "every site needs \(needed.joined(separator: ", "))")
    }
    let filter = Filter(
      name: "markdown", escape: .custom(writeMarkdownEscaped),
      transform: { _, place throws(Faults) in
        throw Faults("Markdown cannot be rendered here", at: place)
      })
    guard files.hasAllTemplates, files.hasAllPartials else {
      // What is missing would be named again by every template that uses it.
      shortcodes = Shortcodes()
      set = nil
      self.schema = schema
      return
    }
    do throws(Faults) {
      let set = try TemplateSet(sources.all, schema: &schema, filters: [filter], mode: .strict)
      report.add(set.warnings.map(sources.restored))
      shortcodes = Shortcodes(sources.shortcodes, in: set, shapes: shapes)
      self.set = set
    } catch {
      report.add(error.diagnostics.map(sources.restored))
      shortcodes = Shortcodes()
      set = nil
    }
    self.schema = schema
  }

  /// The template of a page: what its author chose, else the one for its kind.
  func name(for page: Page, _ site: Site) -> String {
    page.subject.ownTemplate(in: site, site.languages[page.language]) ?? page.subject.template
  }
}

extension SiteTemplates {
  /// Pages must not ask for templates that are not there; templates should not ask for values that
  /// there are not, nor put them where they cannot be escaped.
  func check(pages: [ContentFiles], into report: inout Report) {
    guard let set else { return }
    var chosen: [String] = []
    for version in pages.flatMap(\.versions) {
      guard let name = version.matter.template else { continue }
      chosen.append(name)
      guard set.template(name) == nil else { continue }
      report.add(
        Diagnostic(
          .error, "there is no template '\(name)'",
          at: version.document.frontMatter?["template"]?.place,
          hint: didYouMean(name, among: set.templateNames)))
    }
    if hasAllWords {
      let root = [callNames, shapes.frame.id, shapes.page.id]
      let unknown = set.unknownNames(in: sources.pages.map { ($0, root) }).map(\.warning)
      report.add((unknown + shortcodes.warnings).map(sources.restored))
    }
    report.add(sources.html.flatMap(templateFindings))
    noteUnused(set, roots: sources.pages + chosen, into: &report)
  }

  private func noteUnused(_ set: TemplateSet, roots: [String], into report: inout Report) {
    let all = roots + sources.shortcodes.map { Shortcode.folder + $0 }
    let used = Set(all.flatMap { set.dependencies(of: $0) ?? [] })
    for (name, source) in sources.partials where !used.contains(name) {
      report.note(
        "the partial '\(name)' is used nowhere", at: Place(source, at: 0), kind: "unused-partial")
    }
  }
}

private func writeMarkdownEscaped(_ text: Span<UInt8>, _ out: inout OutputBuffer) {
  out.append(escapeForMarkdown(text.withUnsafeBufferPointer { Array($0) }))
}
