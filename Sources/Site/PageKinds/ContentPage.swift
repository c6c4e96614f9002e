import FileSystem
import Mustache

/// A page that an author wrote.
struct ContentPage: PageSubject {
  /// Index into the pages that authors wrote.
  let index: Int

  static func pages(of outline: SiteOutline) -> [ContentPage] {
    outline.contentRoutes.indices.map(ContentPage.init)
  }

  var kind: String { "page" }
  func route(in outline: SiteOutline) -> String { outline.contentRoutes[index] }

  func origin(in site: Site) -> (kind: String, name: String) {
    ("", site.content.pages[index].origin)
  }

  func ownTemplate(in site: Site, _ language: SiteLanguage) -> String? {
    site.content.text(index, in: language).template
  }

  func name(in writer: ViewWriter) -> String {
    writer.site.content.text(index, in: writer.frame.language).title
  }

  func head(_ writer: inout ViewWriter) -> PageHead {
    let text = writer.site.content.text(index, in: writer.frame.language)
    return writer.head(text.title, description: text.description)
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.contentBody(index)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addContent(index, language, to: &hasher)
  }
}
