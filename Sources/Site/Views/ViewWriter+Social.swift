import DataFormats
import Dex
import Mustache

extension Site {
  /// The picture for links to pages that have none of their own, in the folder of assets.
  static let socialPicture = "icons/social.png"
}

/// What pages with a public address tell other sites and search engines.
extension ViewWriter {
  /// A picture for links to the page: that of its species, else one of the site.
  mutating func social(of page: Page) -> Value {
    let locale = openGraphLocale(frame.language.tag).map { tape.text($0) } ?? .null
    let own = picture(of: page)
    let path = own?.path ?? site.assets.find(Site.socialPicture)
    let image = path.flatMap { site.addresses.absolute($0) }.map { tape.text($0) } ?? .null
    let alt = own.map { word("pictureOf", Filling("name", $0.name)) } ?? word("socialAlt")
    return tape.object(shapes.social) { fields in
      fields[.image] = image
      fields[.alt] = alt
      fields[.isLarge] = Value(own == nil)
      fields[.locale] = locale
    }
  }

  /// Other sites show no SVG.
  private func picture(of page: Page) -> (path: SitePath, name: String)? {
    guard let index = (page.subject as? SpeciesPage)?.index else { return nil }
    let picture = site.pictures.species[index].large
    guard let file = picture.file, !file.lowercased().hasSuffix(".svg") else { return nil }
    return (picture.path, plainName(of: site.dex.species[index]))
  }

  /// The page and the way to it, in the vocabulary of schema.org, as JSON-LD.
  mutating func structuredData(of page: Page, url: String) -> Value {
    var writer = JSONWriter(escaping: .script)
    let trail = trail(to: page)
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    writer.member("@type", trail.isEmpty ? "WebSite" : "WebPage")
    writer.member("name", trail.last?.name ?? site.title(in: frame.language))
    writer.member("url", url)
    writer.member("inLanguage", frame.language.tag.description)
    if trail.count > 1 {
      writer.key("breadcrumb")
      writer.beginObject()
      writer.member("@type", "BreadcrumbList")
      writer.key("itemListElement")
      writer.beginArray()
      for (index, step) in trail.enumerated() {
        writer.beginObject()
        writer.member("@type", "ListItem")
        writer.key("position")
        writer.integer(index + 1)
        writer.member("name", step.name)
        writer.member("item", step.url)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endObject()
    return tape.html(bytes: writer.bytes)
  }

  /// From the start of the site to a page; empty for the start itself.
  private func trail(to page: Page) -> [(name: String, url: String)] {
    guard !page.route.isEmpty else { return [] }
    let parent = page.subject.parent(in: site.outline)
    let steps =
      [(site.title(in: frame.language), "")]
      + (parent.map { [(words[$0.word], $0.route)] } ?? [])
      + [(page.subject.name(in: self), page.route)]
    return steps.compactMap { name, route in
      site.addresses.absolute(SitePath(frame.language.folder + route)).map { (name, $0) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }
}

/// Open Graph wants a territory with the language.
private func openGraphLocale(_ language: LanguageTag) -> String? {
  let locales = [
    "en": "en_US", "ja": "ja_JP", "fr": "fr_FR", "de": "de_DE", "es": "es_ES", "it": "it_IT",
    "ko": "ko_KR", "zh-hans": "zh_CN", "zh-hant": "zh_TW",
  ]
  return locales[language.lowercased]
}
