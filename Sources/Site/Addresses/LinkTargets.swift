import Dex

/// Everything in the site that authors can link to, by the names they may use.
struct LinkTargets: Sendable {
  let dex: Dex
  /// Types that have a page.
  let types: SpeciesGroups?
  /// Addresses of pages, relative to the folder of a language.
  private(set) var routes: Set<String> = []
  /// Published files by the name an author writes: `sprites/001.png`, `assets/style.css`.
  private(set) var files: [String: SitePath] = [:]
  /// Addresses of authors' pages by the name of their file without language and ending.
  private(set) var contentRoutes: [String: String] = [:]

  init(
    dex: Dex, routes: some Sequence<String>, contentStems: [String], types: SpeciesGroups? = nil
  ) {
    self.dex = dex
    self.types = types
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
