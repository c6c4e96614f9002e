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
    notes[language.index][species]
  }

  /// Pages that stand in the menu, in its order.
  func menu(in language: SiteLanguage) -> [Int] {
    let texts = texts[language.index]
    return texts.indices.filter { texts[$0].menu != nil }
      .sorted { (texts[$0].order, $0) < (texts[$1].order, $1) }
  }
}

extension ContentLibrary {
  /// Renders everything; findings go into the report.
  init(
    pages files: [ContentFiles], notes noteFiles: [ContentFiles], languages: [SiteLanguage],
    targets: LinkTargets, addresses: Addresses, options: MarkdownOptions,
    into report: inout Report
  ) {
    pages = files.map { file in
      ContentPage(
        route: Routes.content(stem: file.stem),
        origin: file.versions.first?.document.source.name ?? file.stem)
    }
    for language in languages {
      var renderer = ContentRenderer(
        language: language, first: languages[0], targets: targets, addresses: addresses,
        options: options)
      texts.append(files.map { renderer.page($0) })
      notes.append(renderer.notes(noteFiles))
      report.add(renderer.report.diagnostics)
    }
  }
}
