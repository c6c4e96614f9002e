import Dex
import Diagnostics
import Markdown

/// Authors' pages and notes, rendered for every language of the site.
struct ContentLibrary: Sendable {
  struct ContentPage: Sendable {
    /// Relative to the folder of a language.
    let route: String
    /// The file, for messages.
    let origin: String
  }

  private(set) var pages: [ContentPage] = []
  /// By index of the language, then of the page.
  private var texts: [[ContentText]] = []
  /// By index of the language, then of the species.
  private var notes: [[Int: [UInt8]]] = []

  func text(_ index: Int, in language: SiteLanguage) -> ContentText {
    texts[language.index][index]
  }

  /// HTML of an author's notes on a species.
  func notes(on species: Int, in language: SiteLanguage) -> [UInt8]? {
    notes.indices.contains(language.index) ? notes[language.index][species] : nil
  }

  /// Pages that stand in the menu, in its order.
  func menu(in language: SiteLanguage) -> [Int] {
    guard texts.indices.contains(language.index) else { return [] }
    let texts = texts[language.index]
    return texts.indices.filter { texts[$0].menu != nil }
      .sorted { (texts[$0].order, $0) < (texts[$1].order, $1) }
  }
}

extension ContentLibrary {
  /// Knows where the pages are, but not yet what they say.
  init(pages files: [ContentFiles]) {
    pages = files.map { file in
      ContentPage(
        route: Routes.content(stem: file.stem),
        origin: file.versions.first?.document.source.name ?? file.stem)
    }
  }

  /// Renders everything; findings go into the report.
  ///
  /// - Parameter site: has no texts yet, so that shortcodes show no other text.
  mutating func render(
    pages files: [ContentFiles], notes noteFiles: [ContentFiles], for site: Site,
    into report: inout Report
  ) {
    var options = MarkdownOptions()
    options.allowsHTML = site.configuration.rawHTML
    options.htmlHint = "use Markdown instead, or set 'markdown: {rawHtml: true}' in dexgen.yml"
    for language in site.languages {
      var renderer = ContentRenderer(site: site, language: language, options: options)
      texts.append(files.map { renderer.page($0) })
      notes.append(renderer.notes(noteFiles))
      report.add(renderer.report.diagnostics)
    }
  }
}
