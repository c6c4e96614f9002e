import FileSystem
import Mustache

/// What a page is about, the same in every language.
///
/// A kind of page is a type that conforms and stands in `pageKinds`: plan, menu, site map, language
/// links, keys of partial builds and rendering follow from that.
protocol PageSubject: Sendable {
  /// Every page of this kind that a site has, in the order of the plan.
  static func pages(of outline: SiteOutline) -> [Self]

  /// The word that templates and style sheets know the kind by.
  var kind: String { get }
  /// Its template without the ending. Kinds without one are not made.
  var template: String { get }
  /// Where it stands, relative to the folder of a language.
  func route(in outline: SiteOutline) -> String
  /// Whether it is made in every language; else there is one page for all, shown at any address.
  var isTranslated: Bool { get }
  /// Whether site map and search engines learn of it.
  var isListed: Bool { get }
  /// Whether browsers keep it from the first visit on, for reading without a connection.
  func isKept(in outline: SiteOutline) -> Bool
  /// Its place in the menu of every page, if it has one.
  var menuEntry: PageMenuEntry? { get }
  /// How messages call it: `the page of` and `pikachu`.
  func origin(in site: Site) -> (kind: String, name: String)
  /// The template that it is shown with, where that is not the one of its kind.
  func ownTemplate(in site: Site, _ language: SiteLanguage) -> String?

  /// The page that it is a part of, besides the start: the key of its name and its address.
  func parent(in outline: SiteOutline) -> (word: String, route: String)?
  /// What the page is called on the way to it.
  func name(in writer: ViewWriter) -> String

  func head(_ writer: inout ViewWriter) -> PageHead
  /// Lays down what only this kind of page shows and gives the function that sets its fields.
  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void
  /// Adds everything that the page shows, but for what all pages of its language do.
  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher)
}

/// Every kind of page, in the order of the plan and of the menu.
let pageKinds: [any PageSubject.Type] = [
  ListPage.self, GridPage.self, TypeChartPage.self, RankingIndexPage.self, RankingPage.self,
  GroupIndexPage.self, GroupPage.self, ToolPage.self, ContentPage.self, SpeciesPage.self,
  OfflinePage.self, NotFoundPage.self,
]

/// A link in the menu of every page.
struct PageMenuEntry: Sendable {
  /// The key of the word that it shows.
  let word: String
  /// The word that the script knows the list and the grid by.
  var view: String?
  /// Whether it stands among those that have to be opened first.
  var isFurther = false
}

extension PageSubject {
  var template: String { kind }
  var isTranslated: Bool { true }
  var isListed: Bool { isTranslated }
  var menuEntry: PageMenuEntry? { nil }

  func origin(in site: Site) -> (kind: String, name: String) {
    ("the page", "/" + route(in: site.outline))
  }

  func ownTemplate(in site: Site, _ language: SiteLanguage) -> String? { nil }
  func parent(in outline: SiteOutline) -> (word: String, route: String)? { nil }
  func isKept(in outline: SiteOutline) -> Bool { false }
}
