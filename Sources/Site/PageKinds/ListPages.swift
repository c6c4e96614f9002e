import FileSystem
import Mustache

/// One part of the list of all species; parts count from 1.
struct ListPage: PageSubject {
  let part: Int

  static func pages(of outline: SiteOutline) -> [ListPage] {
    (1...outline.parts.count).map(ListPage.init)
  }

  var kind: String { "list" }
  func route(in outline: SiteOutline) -> String { Routes.list(part: part) }

  var menuEntry: PageMenuEntry? {
    part == 1 ? PageMenuEntry(word: "list", view: "list") : nil
  }

  func isKept(in outline: SiteOutline) -> Bool { outline.isKept(part: part) }

  func origin(in site: Site) -> (kind: String, name: String) { ("", "the list") }

  func name(in writer: ViewWriter) -> String { writer.words["list"] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    let title = writer.frame.siteTitle
    return writer.listHead(part == 1 ? title : "\(writer.words["list"]) \(part) · \(title)")
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.listBody(part: part, route: Routes.list)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addEntries(part, language, to: &hasher)
  }
}

/// One part of the grid of all species.
struct GridPage: PageSubject {
  let part: Int

  static func pages(of outline: SiteOutline) -> [GridPage] {
    (1...outline.parts.count).map(GridPage.init)
  }

  var kind: String { "grid" }
  func route(in outline: SiteOutline) -> String { Routes.grid(part: part) }

  var menuEntry: PageMenuEntry? {
    part == 1 ? PageMenuEntry(word: "grid", view: "grid") : nil
  }

  func isKept(in outline: SiteOutline) -> Bool { outline.isKept(part: part) }

  func origin(in site: Site) -> (kind: String, name: String) { ("", "the grid") }

  func name(in writer: ViewWriter) -> String { writer.words["grid"] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    let title = writer.frame.siteTitle
    return writer.listHead("\(writer.words["grid"])\(part == 1 ? "" : " \(part)") · \(title)")
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.listBody(part: part, route: Routes.grid)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addEntries(part, language, to: &hasher)
  }
}
