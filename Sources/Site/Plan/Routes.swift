import Dex

/// Where every page of a language stands, relative to the language's folder.
struct Routes: Sendable {
  static func list(part: Int) -> String {
    part == 1 ? "" : "page/\(part)/"
  }

  static func grid(part: Int) -> String {
    part == 1 ? "grid/" : "grid/page/\(part)/"
  }

  static func species(_ species: Species) -> String {
    "pokemon/\(species.slug)/"
  }

  /// `guide/index` is the page of the folder, all others have one of their own.
  static func content(stem: String) -> String {
    if stem == "index" { return "" }
    if stem.hasSuffix("/index") { return String(stem.dropLast(5)) }
    return stem + "/"
  }

  static let notFound = "404.html"
  static let offline = "offline/"
}
