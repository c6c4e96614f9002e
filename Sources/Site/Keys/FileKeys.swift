import Dex
import FileSystem

/// For each file a hash of everything that its bytes depend on: with an equal one it need not be
/// made again.
struct FileKeys {
  private let site: Site
  private let sources: SourceKeys
  /// By index of the language: what all of its pages show.
  private let frames: [ContentHash]
  private let templates: TemplateKeys
  /// By index of the species: what other pages show of it.
  private let members: [ContentHash]
  /// By index of the species: what its page shows in every language.
  private let species: [ContentHash]

  init(_ site: Site, _ sources: SourceKeys) {
    self.site = site
    self.sources = sources
    let common = commonKey(site, sources)
    frames = site.languages.map { frameKey(site, $0, common: common) }
    templates = TemplateKeys(site)
    let members = zip(sources.species, site.pictures.species).map { entry, pictures in
      var hasher = KeyHasher()
      hasher.update(entry)
      hasher.update(pictures.large.path.text)
      hasher.update(pictures.small.path.text)
      return hasher.key
    }
    self.members = members
    species = site.dex.species.indices.map { speciesKey($0, site, members: members) }
  }

  func key(of page: Page) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(frames[page.language])
    let language = site.languages[page.language]
    hasher.update(templates.key(of: site.templates.name(for: page, site), language))
    switch page.kind {
    case .list(let part):
      hasher.update("list")
      addEntries(part, page.language, to: &hasher)
    case .grid(let part):
      hasher.update("grid")
      addEntries(part, page.language, to: &hasher)
    case .species(let index):
      hasher.update("species")
      addSpecies(index, site.languages[page.language], to: &hasher)
    case .content(let index):
      hasher.update("content")
      addContent(site.content.text(index, in: site.languages[page.language]), to: &hasher)
      hasher.update(page.path.text)
    case .notFound:
      hasher.update("404")
    case .offline:
      hasher.update("offline")
    }
    return hasher.key
  }

  func key(of drawing: SiteFile.Drawing) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(sources.program)
    hasher.update(sources.vocabulary)
    hasher.update(sources.species[drawing.species])
    hasher.update(drawing.form ?? -1)
    hasher.update(drawing.isLarge ? 1 : 0)
    return hasher.key
  }

  private func addEntries(_ part: Int, _ language: Int, to hasher: inout KeyHasher) {
    hasher.update(part)
    hasher.update(site.search[language].part(part)?.path.text ?? "")
    for index in site.parts.range(of: part) {
      hasher.update(members[index])
      hasher.update(site.dex.species[index].generation ?? -1)
    }
  }

  private func addSpecies(_ index: Int, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    hasher.update(species[index])
    hasher.update(site.content.notes(on: index, in: language) ?? [])
  }

  private func addContent(_ text: ContentText, to hasher: inout KeyHasher) {
    hasher.update(text.title)
    hasher.update(text.description)
    hasher.update(text.html)
    for heading in text.headings {
      hasher.update(heading.level)
      hasher.update(heading.id)
      hasher.update(heading.text)
    }
  }
}
