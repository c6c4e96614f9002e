import Dex
import FileSystem

/// What every page depends on, whatever its language.
func commonKey(_ site: Site, _ sources: SourceKeys) -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(sources.program)
  hasher.update(sources.vocabulary)
  hasher.update(site.generator.name)
  hasher.update(site.generator.url ?? "")
  let configuration = site.configuration
  for texts in [configuration.title, configuration.siteDescription] {
    for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
      hasher.update(language)
      hasher.update(text)
    }
    hasher.update(texts.count)
  }
  hasher.update(configuration.baseURL.map { $0.origin + $0.path } ?? "")
  for entry in configuration.menu {
    hasher.update(entry.title)
    hasher.update(entry.url)
  }
  hasher.update(configuration.rawHTML ? 1 : 0)
  hasher.update(configuration.numberDigits)
  for language in site.languages {
    hasher.update(language.tag.description)
    hasher.update(language.name)
  }
  for asset in site.assets.all { hasher.update(asset.path.text) }
  hasher.update(site.worksOffline ? 1 : 0)
  hasher.update(site.dex.species.count)
  for option in site.facets.statuses + site.facets.formKinds { hasher.update(option) }
  hasher.update(site.facets.hasHeights ? 1 : 0)
  hasher.update(site.facets.hasWeights ? 1 : 0)
  hasher.update(site.parts.size)
  for type in site.usedTypes { hasher.update(type) }
  for generation in site.usedGenerations { hasher.update(generation) }
  for page in site.content.pages { hasher.update(page.route) }
  for page in site.menuPages { hasher.update(page.route) }
  for ranking in site.outline.rankings { hasher.update(ranking.slug) }
  for type in site.outline.groups(.types)?.all ?? [] { hasher.update(type.slug) }
  hasher.update(site.outline.features.contains(.api) ? 1 : 0)
  return hasher.key
}

extension Site {
  /// What all data for other programs depends on.
  static func dataKey(_ site: Site, _ sources: SourceKeys) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(sources.program)
    hasher.update(sources.vocabulary)
    hasher.update(site.addresses.base.map { $0.origin + $0.path } ?? "")
    hasher.update(site.dex.species.count)
    for language in site.languages { hasher.update(language.tag.description) }
    for language in site.nameLanguages { hasher.update(language.description) }
    return hasher.key
  }
}

/// What every page of one language depends on: its words and its menu.
func frameKey(_ site: Site, _ language: SiteLanguage, common: ContentHash) -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(common)
  hasher.update(language.index)
  for key in language.words.keys {
    hasher.update(key)
    hasher.update(language.words[key])
  }
  for index in site.content.menu(in: language) {
    hasher.update(index)
    hasher.update(site.content.text(index, in: language).menuTitle)
  }
  return hasher.key
}
