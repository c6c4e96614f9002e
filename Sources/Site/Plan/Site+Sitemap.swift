extension Site {
  /// So many addresses may stand in one file of a site map.
  private static let sitemapLimit = 50_000

  /// The public address of every page with those of its translations; none without a base URL.
  ///
  /// A site with more pages than one file may name has several, and `sitemap.xml` names these.
  func sitemaps() -> [(name: String, bytes: [UInt8])] {
    guard addresses.base != nil else { return [] }
    let entries = pages.indices.filter { pages[$0].subject.isListed }
    let parts = Parts(total: entries.count, size: Self.sitemapLimit)
    if parts.count == 1 { return [("sitemap.xml", sitemap(of: entries[...]))] }
    let files = (1...parts.count).map { part in
      ("sitemap-\(part).xml", sitemap(of: entries[parts.range(of: part)]))
    }
    return [("sitemap.xml", index(of: files.map(\.0)))] + files
  }

  private func sitemap(of entries: ArraySlice<Int>) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
      xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """
    for entry in entries {
      guard let url = addresses.absolute(pages[entry].path) else { continue }
      text += "<url><loc>\(url)</loc>"
      if languages.count > 1 {
        for language in languages {
          let path = path(of: pages[entry], in: language)
          guard let other = addresses.absolute(path) else { continue }
          text += """
            <xhtml:link rel="alternate" hreflang="\(language.tag)" href="\(other)"/>
            """
        }
      }
      text += "</url>\n"
    }
    return Array((text + "</urlset>\n").utf8)
  }

  private func index(of names: [String]) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for name in names {
      guard let url = addresses.absolute(SitePath(name)) else { continue }
      text += "<sitemap><loc>\(url)</loc></sitemap>\n"
    }
    return Array((text + "</sitemapindex>\n").utf8)
  }

  func robots() -> [UInt8] {
    var text = "User-agent: *\nAllow: /\n"
    if let url = addresses.absolute(SitePath("sitemap.xml")) { text += "\nSitemap: \(url)\n" }
    return Array(text.utf8)
  }
}
