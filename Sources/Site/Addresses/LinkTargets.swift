import Dex

/// Everything in the site that authors can link to, by the names they may use.
struct LinkTargets: Sendable {
  let dex: Dex
  /// Types that have a page.
  let types: SpeciesGroups?
  private let pictures: PictureBook
  /// Addresses of pages but those of species, relative to the folder of a language.
  private var routes: Set<String> = []
  /// Published files that are no pictures, by the name an author writes, such as `assets/style.css`,
  /// and by their own.
  private var files: [String: SitePath] = [:]
  /// Addresses of authors' pages by the name of their file without language and ending.
  private(set) var contentRoutes: [String: String] = [:]

  init(
    dex: Dex, pictures: PictureBook, routes: some Sequence<String>, contentStems: [String],
    types: SpeciesGroups? = nil
  ) {
    self.dex = dex
    self.types = types
    self.pictures = pictures
    self.routes = Set(routes)
    for stem in contentStems {
      contentRoutes[stem] = Routes.content(stem: stem)
      self.routes.insert(Routes.content(stem: stem))
    }
  }

  mutating func add(file name: String, at path: SitePath) {
    files[name] = path
    files[path.text] = path
  }

  /// Whether a page stands at an address relative to the folder of a language.
  func hasPage(at route: String) -> Bool {
    if routes.contains(route) { return true }
    // There may be very many species, so their addresses are not kept.
    guard let slug = Routes.slug(ofSpecies: route), let index = dex.index(ofSlug: slug) else {
      return false
    }
    return dex.species[index].slug == slug
  }

  /// The published file of a name: `sprites/001.png`, `assets/style.css`.
  func file(_ name: String) -> SitePath? {
    files[name] ?? pictures.path(SitePath(name), in: dex)
  }

  /// The species of a slug, a number or a name of a note's file.
  func species(_ word: String) -> Species? {
    if let index = dex.index(ofSlug: word) { return dex.species[index] }
    guard let id = Int(word), let index = dex.index(ofID: id) else { return nil }
    return dex.species[index]
  }

  /// Where the page about a type stands, if it has one.
  func route(of type: PokemonType) -> String? {
    dex.types.firstIndex { $0.slug == type.slug }.flatMap { types?.route(ofItem: $0) }
  }

  /// The type of a slug or of the data's name, without regard to case.
  func type(_ word: String) -> PokemonType? {
    dex.types.first { $0.slug == word.lowercased() || $0.key.lowercased() == word.lowercased() }
  }
}
