import Dex
import Diagnostics
import Markdown

/// Renders authors' Markdown for the pages of one language.
struct ContentRenderer {
  let site: Site
  let language: SiteLanguage
  let options: MarkdownOptions
  var report = Report()

  /// The language of files that name none.
  private var first: SiteLanguage { site.languages[0] }
  private var targets: LinkTargets { site.targets }

  /// A page of its own; one that cannot be rendered is empty and leaves a fault.
  mutating func page(_ files: ContentFiles) -> ContentText {
    guard let (version, tag) = files.version(for: language, first: first) else {
      return ContentText(
        title: files.stem, order: 0, description: "", html: [], headings: [], template: "page")
    }
    let takesTitle = version.matter.title == nil
    // The page has its title as a heading of the first level.
    let options = options(for: version, below: 1, takesTitle: takesTitle)
    let path = SitePath(language.folder + Routes.content(stem: files.stem))
    var rendered = render(version, on: path, stem: files.stem, options)
    let matter = version.matter
    if takesTitle { rendered.dropTitle(level: 1 + options.headingShift) }
    let title = matter.title ?? rendered.title ?? files.stem
    return ContentText(
      title: title, menu: menuText(matter, title), order: matter.order ?? 0,
      description: matter.description ?? rendered.markdown.firstParagraph,
      html: marked(rendered.markdown.html, tag), headings: rendered.markdown.headings,
      template: matter.template ?? "page")
  }

  /// Notes by the index of their species.
  mutating func notes(_ files: [ContentFiles]) -> [Int: [UInt8]] {
    var notes: [Int: [UInt8]] = [:]
    for file in files {
      guard let (version, tag) = file.version(for: language, first: first) else { continue }
      guard let species = targets.species(file.stem),
        let index = targets.dex.index(ofID: species.id)
      else {
        reportStray(file)
        continue
      }
      var options = options(for: version, below: 2, takesTitle: false)
      options.idPrefix = "notes-"
      let path = SitePath(language.folder + Routes.species(species))
      let html = render(version, on: path, stem: "pokemon/" + file.stem, options, species: index)
        .markdown.html
      notes[index] = (notes[index] ?? []) + marked(html, tag)
    }
    return notes
  }

  /// Headings begin one level below that of the page which they stand under, whether the author's are
  /// of the first level or of the second.
  private func options(
    for version: ContentFiles.Version, below level: Int, takesTitle: Bool
  ) -> MarkdownOptions {
    var options = options
    options.followsHeading = true
    let outline = MarkdownRenderer(options: options).outline(of: version.document)
    let isTitled = takesTitle && outline.beginsWithTitle
    let highest = (isTitled ? outline.levels.dropFirst() : outline.levels[...]).min() ?? 1
    options.headingShift = highest == 1 ? level : level - 1
    return options
  }

  private mutating func render(
    _ version: ContentFiles.Version, on path: SitePath, stem: String, _ options: MarkdownOptions,
    species: Int? = nil
  ) -> RenderedPage {
    let folderEnd = stem.utf8.lastIndex(of: UInt8(ascii: "/")) ?? stem.startIndex
    let resolver = site.resolver(
      language, on: .depth(path.depth), folder: String(stem[..<folderEnd]))
    let calls = shortcodeCalls(in: version.document)
    var inserter = ShortcodeInserter(site, calls, species: species)
    do throws(Faults) {
      let markdown = try MarkdownRenderer(options: options).render(
        version.document, inserting: calls.map(\.place.range),
        insert: { inserter.insertion($0, resolver) }, resolve: resolver.resolve)
      // A text that several languages fall back to is at fault once.
      if version.language == language.tag || (version.language == nil && language.index == 0) {
        report.add(markdown.diagnostics)
        report.add(inserter.report.diagnostics)
      }
      return RenderedPage(markdown: markdown)
    } catch {
      if language.index == 0 || version.language == language.tag { report.add(error.diagnostics) }
      return RenderedPage(markdown: RenderedMarkdown())
    }
  }

  /// A text in another language than the page says so.
  private func marked(_ html: [UInt8], _ tag: LanguageTag) -> [UInt8] {
    guard tag != language.tag, !html.isEmpty else { return html }
    return Array("<div lang=\"\(tag.description)\">\n".utf8) + html + Array("</div>\n".utf8)
  }

  private func menuText(_ matter: FrontMatter, _ title: String) -> String? {
    switch matter.menu {
    case .shown(true): title
    case .text(let text): text
    case .shown(false), nil: nil
    }
  }

  private mutating func reportStray(_ file: ContentFiles) {
    guard language.index == 0, let source = file.versions.first?.document.source else { return }
    let slugs = targets.dex.species.lazy.map(\.slug)
    report.add(
      Diagnostic(
        .warning, "the notes '\(source.name)' belong to no species",
        hint: didYouMean(file.stem, among: slugs) ?? "name notes by padded id or by slug"))
  }
}

/// Rendered Markdown whose first heading may be the title of the page.
private struct RenderedPage {
  var markdown: RenderedMarkdown
  var title: String?

  /// Takes the heading that the text begins with out of it, as the title.
  mutating func dropTitle(level: Int) {
    guard let heading = markdown.headings.first, heading.level == level,
      markdown.html.starts(with: Array("<h\(level)".utf8)),
      let end = markdown.html[...].range(of: level == 1 ? "</h1>\n" : "</h2>\n")
    else { return }
    title = heading.text
    markdown.html.removeSubrange(..<end.upperBound)
    markdown.headings.removeFirst()
  }
}
