import FileSystem
import Mustache

/// What readers without a connection see for pages that were not kept.
struct OfflinePage: PageSubject {
  static func pages(of outline: SiteOutline) -> [OfflinePage] {
    outline.worksOffline ? [OfflinePage()] : []
  }

  var kind: String { "offline" }
  var isListed: Bool { false }

  func route(in outline: SiteOutline) -> String { Routes.offline }
  func isKept(in outline: SiteOutline) -> Bool { true }

  func origin(in site: Site) -> (kind: String, name: String) {
    ("", "the page for readers without a connection")
  }

  func name(in writer: ViewWriter) -> String { writer.words["offlineTitle"] }

  func head(_ writer: inout ViewWriter) -> PageHead { writer.head(writer.words["offlineTitle"]) }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    { _ in }
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {}
}
