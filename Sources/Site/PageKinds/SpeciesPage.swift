import FileSystem
import Mustache

/// Everything about one species.
struct SpeciesPage: PageSubject {
  /// Index into the species of the dex.
  let index: Int

  static func pages(of outline: SiteOutline) -> [SpeciesPage] {
    outline.dex.species.indices.map(SpeciesPage.init)
  }

  var kind: String { "detail" }

  func route(in outline: SiteOutline) -> String {
    Routes.species(outline.dex.species[index])
  }

  func origin(in site: Site) -> (kind: String, name: String) {
    ("the page of", site.dex.species[index].slug)
  }

  func name(in writer: ViewWriter) -> String {
    writer.plainName(of: writer.site.dex.species[index])
  }

  func head(_ writer: inout ViewWriter) -> PageHead { writer.speciesHead(index) }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.speciesBody(index)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addSpecies(index, language, to: &hasher)
  }
}
