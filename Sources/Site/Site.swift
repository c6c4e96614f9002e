import Dex
import Diagnostics
import Markdown
import Mustache

/// A site with everything that its pages are made from: loaded, checked, not yet rendered.
public struct Site: Sendable {
  public let configuration: SiteConfiguration
  public let dex: Dex
  public let generator: Generator
  /// Never empty; the first is at the root.
  public let languages: [SiteLanguage]
  /// Every page, in the order of rendering.
  public let pages: [Page]
  let addresses: Addresses
  let pictures: PictureBook
  private(set) var content: ContentLibrary
  let assets: PublishedAssets
  let targets: LinkTargets
  let templates: SiteTemplates
  /// Calls of shortcodes that a template and its partials hold, by the template's name.
  private(set) var templateCalls: [String: [ReadTemplateCall]] = [:]
  let parts: Parts
  /// By index of the language.
  let search: [SearchFiles]
  /// Types that some species has, in the order of the dex.
  let usedTypes: [Int]
  /// Languages that names of species are in, in order of their tags.
  let nameLanguages: [LanguageTag]
  /// Generations that some species is of, ascending.
  let usedGenerations: [Int]
  let facets: Facets

  var schema: Schema { templates.schema }

  /// The program that makes the site.
  public struct Generator: Sendable {
    public let name: String
    public let version: String
    public let url: String?

    public init(name: String, version: String, url: String?) {
      self.name = name
      self.version = version
      self.url = url
    }
  }
}

extension Site {
  /// Plans the site; every fault goes into the report, and with an error there is no site.
  public init?(
    _ configuration: SiteConfiguration, dex: Dex, sources: SiteSources, generator: Generator,
    into report: inout Report
  ) {
    var found = Report()
    self.configuration = configuration
    self.dex = dex
    self.generator = generator
    languages = siteLanguages(configuration.languages, words: sources.words, into: &found)
    addresses = Addresses(base: configuration.baseURL)
    parts = Parts(total: dex.species.count, size: configuration.pageSize)
    pictures = PictureBook(
      dex: dex, names: sources.pictures, folder: sources.pictureFolder,
      large: configuration.largePictures, small: configuration.smallPictures, into: &found)
    search = languages.map { [parts, pictures] language in
      SearchFiles(SearchText(dex: dex, parts: parts, language: language, pictures: pictures))
    }
    usedTypes = dex.types.indices.filter { type in
      dex.species.contains { $0.types.contains(type) }
    }
    nameLanguages = Set(dex.species.flatMap(\.names.languages)).sorted()
    usedGenerations = Set(dex.species.compactMap(\.generation)).sorted()
    facets = Facets(dex)
    assets = PublishedAssets(sources.assets, styleRules: typeStyleRules(dex.types), into: &found)
    let words = languages.first?.words
    templates = SiteTemplates(
      sources, words: words?.hasAllKeys == true ? words?.keys : nil, into: &found)

    let pageFiles = ContentFiles.grouped(
      sources.pages, drafts: configuration.drafts, into: &found)
    let noteFiles = ContentFiles.grouped(
      sources.notes, drafts: configuration.drafts, into: &found)
    targets = LinkTargets(
      dex: dex, parts: parts, contentStems: pageFiles.map(\.stem), pictures: pictures,
      assets: assets, sources: sources)
    content = ContentLibrary(pages: pageFiles)
    pages = plannedPages(
      languages, parts: parts, dex: dex, content: content,
      hasOffline: configuration.offline && assets.worker != nil)
    templates.check(pages: pageFiles, into: &found)
    templateCalls = readTemplateCalls(into: &found)
    var texts = content
    texts.render(pages: pageFiles, notes: noteFiles, for: self, into: &found)
    content = texts
    report.add(found.diagnostics)
    if found.hasErrors { return nil }
  }
}

extension Site {
  /// What the site is called in a language.
  func title(in language: SiteLanguage) -> String {
    text(configuration.title, in: language) ?? language.words["listTitle"]
  }

  func description(in language: SiteLanguage) -> String? {
    text(configuration.siteDescription, in: language)
  }

  private func text(_ texts: [String: String], in language: SiteLanguage) -> String? {
    for tag in language.preference.tags {
      if let text = texts[tag.lowercased] { return text }
    }
    return texts[""] ?? texts[languages[0].tag.lowercased]
  }

  /// Where a page of the same kind stands in a language.
  func path(of kind: Page.Kind, in language: SiteLanguage) -> SitePath {
    SitePath(language.folder + route(of: kind))
  }

  private func route(of kind: Page.Kind) -> String {
    switch kind {
    case .list(let part): Routes.list(part: part)
    case .grid(let part): Routes.grid(part: part)
    case .species(let index): Routes.species(dex.species[index])
    case .content(let index): content.pages[index].route
    // There is one for all languages; elsewhere the list is what people look for.
    case .notFound: Routes.list(part: 1)
    case .offline: Routes.offline
    }
  }
}
