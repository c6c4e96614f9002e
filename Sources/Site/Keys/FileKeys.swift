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

  init(_ site: Site, _ sources: SourceKeys) {
    self.site = site
    self.sources = sources
    let common = commonKey(site, sources)
    frames = site.languages.map { frameKey(site, $0, common: common) }
    templates = TemplateKeys(site)
    members = zip(sources.species, site.pictures.species).map { entry, pictures in
      var hasher = KeyHasher()
      hasher.update(entry)
      hasher.update(pictures.large.path.text)
      hasher.update(pictures.small.path.text)
      return hasher.key
    }
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
      add(member: index, to: &hasher)
      hasher.update(site.dex.species[index].generation ?? -1)
    }
  }

  private func addSpecies(_ index: Int, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    let species = site.dex.species[index]
    hasher.update(species.generation ?? -1)
    for related in relatives(of: index) { add(member: related, to: &hasher) }
    for form in species.forms {
      let pair = form.id.flatMap { site.pictures.forms[$0] }
      hasher.update(pair?.small.path.text ?? "")
    }
    // Names that entries share are not in the entry of each.
    for slot in species.abilities {
      add(site.dex.abilities[slot.ability].names, language, to: &hasher)
    }
    for group in species.eggGroups {
      add(site.dex.terms.eggGroups[group].names, language, to: &hasher)
    }
    if let rate = species.training.growthRate {
      add(site.dex.terms.growthRates[rate].names, language, to: &hasher)
    }
    hasher.update(site.content.notes(on: index, in: language) ?? [])
  }

  /// Every species that the page of one names: its family, its neighbours, helpers of evolutions.
  private func relatives(of index: Int) -> [Int] {
    var found = [index]
    found.append(site.dex.previous(of: index) ?? -1)
    found.append(site.dex.next(of: index) ?? -1)
    if let tree = site.dex.evolutionTree(of: index) { collect(tree, into: &found) }
    return found
  }

  private func collect(_ tree: EvolutionTree, into found: inout [Int]) {
    found.append(tree.member.index ?? -1)
    for condition in tree.conditions {
      found.append(condition.partySpecies?.index ?? -1)
      found.append(condition.tradeSpecies?.index ?? -1)
    }
    for branch in tree.branches { collect(branch, into: &found) }
  }

  private func add(member index: Int, to hasher: inout KeyHasher) {
    guard index >= 0 else { return hasher.update(-1) }
    hasher.update(members[index])
  }

  private func add(_ text: LocalizedText, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    guard let found = text.bytes(for: language.preference) else { return hasher.update(0) }
    hasher.update(found.language.description)
    hasher.update(Array(found.utf8))
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
