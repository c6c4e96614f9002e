import Dex

/// Where every page of a language stands, relative to the language's folder.
struct Routes: Sendable {
  static func list(part: Int) -> String { Routes.part(part, of: "") }

  static func grid(part: Int) -> String { Routes.part(part, of: "grid/") }

  /// One of the pages of a long list; the first has the address of the list.
  static func part(_ part: Int, of route: String) -> String {
    part == 1 ? route : "\(route)page/\(part)/"
  }

  static func species(_ species: Species) -> String {
    "pokemon/" + species.slug + "/"
  }

  /// The slug of the species whose page stands there.
  static func slug(ofSpecies route: String) -> String? {
    guard route.hasPrefix("pokemon/"), route.hasSuffix("/") else { return nil }
    return String(route.dropFirst("pokemon/".count).dropLast())
  }

  /// `guide/index` is the page of the folder, all others have one of their own.
  static func content(stem: String) -> String {
    if stem == "index" { return "" }
    if stem.hasSuffix("/index") { return String(stem.dropLast(5)) }
    return stem + "/"
  }

  static let rankings = "rankings/"

  static func ranking(_ ranking: Ranking) -> String {
    "\(rankings)\(ranking.slug)/"
  }

  static func tool(_ tool: ToolPage) -> String {
    tool.rawValue + "/"
  }

  static let notFound = "404.html"
  static let offline = "offline/"
}
