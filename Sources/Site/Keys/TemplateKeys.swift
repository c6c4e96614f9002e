import FileSystem

/// For each template a hash of all the text that it can show, partials included.
struct TemplateKeys {
  private var keys: [String: ContentHash] = [:]

  init(_ site: Site) {
    let sources = site.templates.sources
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
  }

  /// The key of a template; that of none at all for a name that there is not.
  func key(of name: String) -> ContentHash {
    keys[name] ?? ContentHash(high: 0, low: 0)
  }
}

/// Where everything that Markdown in templates can link to is: nothing if no template has any.
private func placesKey(_ site: Site) -> ContentHash {
  var hasher = KeyHasher()
  guard
    site.templates.sources.contains(where: { $0.source.bytes[...].range(of: "markdown") != nil })
  else {
    return hasher.key
  }
  for page in site.pages { hasher.update(page.path.text) }
  for picture in site.pictures.copies { hasher.update(picture.path.text) }
  for species in site.dex.species { hasher.update(species.id) }
  return hasher.key
}
