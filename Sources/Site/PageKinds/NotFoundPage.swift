import FileSystem
import Mustache

/// What a server sends for addresses that do not exist; one for all languages.
struct NotFoundPage: PageSubject {
  static func pages(of outline: SiteOutline) -> [NotFoundPage] { [NotFoundPage()] }

  var kind: String { "not-found" }
  var template: String { "404" }
  var isTranslated: Bool { false }

  func route(in outline: SiteOutline) -> String { Routes.notFound }

  func origin(in site: Site) -> (kind: String, name: String) {
    ("", "the page for addresses that do not exist")
  }

  func name(in writer: ViewWriter) -> String { writer.words["notFoundTitle"] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    writer.head(writer.words["notFoundTitle"])
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    { _ in }
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {}
}
