import Diagnostics
import FileSystem

/// For each template a hash of all the text that it can show, partials included.
struct TemplateKeys {
  private var keys: [String: ContentHash] = [:]
  /// By index of the language, then by template: what calls of shortcodes in it show.
  private var calls: [[String: ContentHash]] = []

  init(_ site: Site) {
    let sources = site.templates.sources.all
    var hashes: [String: ContentHash] = [:]
    for (name, source) in sources { hashes[name] = ContentHash(of: source.bytes) }
    let places = placesKey(site)
    for (name, _) in sources {
      var hasher = KeyHasher()
      for part in site.templates.set?.dependencies(of: name) ?? [] {
        hasher.update(part)
        if let hash = hashes[part] { hasher.update(hash) }
      }
      // Markdown in a template may link to anything.
      hasher.update(places)
      keys[name] = hasher.key
    }
    if !site.templateCalls.isEmpty { calls = site.languages.map { callKeys(site, $0) } }
  }

  /// The key of a template on pages of a language; that of none at all for a name that there is not.
  func key(of name: String, _ language: SiteLanguage) -> ContentHash {
    let key = keys[name] ?? ContentHash(high: 0, low: 0)
    guard calls.indices.contains(language.index), let calls = calls[language.index][name] else {
      return key
    }
    var hasher = KeyHasher()
    hasher.update(key)
    hasher.update(calls)
    return hasher.key
  }
}

/// What calls show differs with the depth of a page only in links, so one page stands for all.
private func callKeys(_ site: Site, _ language: SiteLanguage) -> [String: ContentHash] {
  var renderer = TemplateCallRenderer(site)
  var keys: [String: ContentHash] = [:]
  for (name, own) in site.templateCalls {
    var hasher = KeyHasher()
    var report = Report()
    let shown = renderer.html(of: own, site.resolver(language, on: .depth(0)), into: &report)
    for (_, html) in shown { hasher.update(html) }
    keys[name] = hasher.key
  }
  return keys
}

/// Where everything that Markdown in templates can link to is: nothing if no template has any.
private func placesKey(_ site: Site) -> ContentHash {
  var hasher = KeyHasher()
  guard site.templates.hasMarkdown else { return hasher.key }
  for page in site.pages { hasher.update(page.path.text) }
  for picture in site.pictures.copies { hasher.update(picture.path.text) }
  for species in site.dex.species { hasher.update(species.id) }
  return hasher.key
}
