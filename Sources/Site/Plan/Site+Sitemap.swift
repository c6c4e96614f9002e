extension Site {
  /// The public address of every page with those of its translations; none without a base URL.
  func sitemaps() -> [(name: String, bytes: [UInt8])] {
    guard let base = addresses.base else { return [] }
    let root = base.origin + base.path
    func url(_ path: SitePath) -> String { root + percentEncoded(path.text) }
    let listed = pages.indices.filter { pages[$0].subject.isListed }
    return Sitemap(address: { url(SitePath($0)) }).files(listed.count) { number in
      let page = pages[listed[number]]
      var entry = Sitemap.Entry(url: url(page.path))
      if languages.count > 1 {
        entry.translations = languages.map {
          ($0.tag.description, url(path(of: page, in: $0)))
        }
      }
      return entry
    }
  }

  func robots() -> [UInt8] {
    var text = "User-agent: *\nAllow: /\n"
    if let url = addresses.absolute(SitePath("sitemap.xml")) { text += "\nSitemap: \(url)\n" }
    return Array(text.utf8)
  }
}
