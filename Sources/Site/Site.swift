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
  let cries: CryBook
  private(set) var content: ContentLibrary
  let assets: PublishedAssets
  let targets: LinkTargets
  let templates: SiteTemplates
  /// Calls of shortcodes that a template and its partials hold, by the template's name.
  private(set) var templateCalls: [String: [ReadTemplateCall]] = [:]
  /// What has pages of its own.
  let outline: SiteOutline
  /// Pages that stand in the menu of every page.
  let menuPages: [MenuPage]
  /// By index of the language.
  let search: [SearchFiles]
  /// Types that some species has, in the order of the dex.
  let usedTypes: [Int]
  /// The types of species and forms, each combination once, unless there are very many.
  let typeCombinations: Set<IndexList>
  /// Languages that names of species are in, in order of their tags.
  let nameLanguages: [LanguageTag]
  /// The tags of languages as they are shown.
  let languageNames: [LanguageTag: String]
  /// Generations that some species is of, ascending.
  let usedGenerations: [Int]
  let facets: Facets

  var schema: Schema { templates.schema }
  /// Those of the list and the grid.
  var parts: Parts { outline.parts }

  /// A page that the menu leads to.
  struct MenuPage: Sendable {
    let route: String
    let entry: PageMenuEntry
  }

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
    self.init(
      configuration, dex: dex, SiteBasis(configuration, sources), generator: generator,
      into: &report)
  }

  /// The same from sources that are prepared already.
  public init?(
    _ configuration: SiteConfiguration, dex: Dex, _ basis: SiteBasis, generator: Generator,
    into report: inout Report
  ) {
    let sources = basis.sources
    var found = basis.wordFindings
    self.configuration = configuration
    let dex = dex.withNumbers(of: configuration.numberDigits)
    self.dex = dex
    self.generator = generator
    languages = basis.languages
    addresses = Addresses(base: configuration.baseURL)
    pictures = PictureBook(
      dex: dex, names: sources.pictures, folder: sources.pictureFolder,
      large: configuration.largePictures, small: configuration.smallPictures, into: &found)
    usedTypes = dex.types.indices.filter { type in
      dex.species.contains { $0.types.contains(type) }
    }
    typeCombinations = Site.typeCombinations(dex)
    nameLanguages = Set(dex.species.flatMap(\.names.languages)).sorted()
    languageNames = Dictionary(
      uniqueKeysWithValues: nameLanguages.map { ($0, $0.description) })
    usedGenerations = Set(dex.species.compactMap(\.generation)).sorted()
    cries = CryBook(dex: dex, names: sources.pictures)
    facets = Facets(dex)
    assets = PublishedAssets(
      sources.assets,
      styleRules: typeStyleRules(dex.types) + chartStyleRules(columns: dex.chart.size),
      into: &found)
    templates = basis.templates
    found.add(basis.templateFindings.diagnostics)

    let pageFiles = ContentFiles.grouped(
      sources.pages, drafts: configuration.drafts, into: &found)
    let noteFiles = ContentFiles.grouped(
      sources.notes, drafts: configuration.drafts, into: &found)
    content = ContentLibrary(pages: pageFiles)
    outline = SiteOutline(
      dex: dex, pageSize: configuration.pageSize, features: configuration.features,
      templates: Set(templates.sources.pages), contentRoutes: content.pages.map(\.route),
      worksOffline: configuration.offline && assets.worker != nil)
    search = plannedSearch(languages, parts: outline.parts, dex, pictures)
    pages = plannedPages(languages, outline)
    menuPages = pages.filter { $0.language == 0 }.compactMap { page in
      page.subject.menuEntry.map { MenuPage(route: page.route, entry: $0) }
    }
    targets = LinkTargets(
      outline: outline, pages: pages, contentStems: pageFiles.map(\.stem), pictures: pictures,
      assets: assets, sources: sources)
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
  /// Pages of species with the same types share what is said about them.
  private static func typeCombinations(_ dex: Dex) -> Set<IndexList> {
    let limit = 512
    var found: Set<IndexList> = []
    for species in dex.species {
      found.insert(species.types)
      for form in species.forms { found.insert(form.types) }
      if found.count > limit { break }
    }
    return found
  }

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

  /// Where the same page stands in a language; the list stands in for one that there is once only.
  func path(of page: Page, in language: SiteLanguage) -> SitePath {
    SitePath(language.folder + route(of: page))
  }

  func route(of page: Page) -> String {
    page.subject.isTranslated ? page.route : Routes.list(part: 1)
  }
}
