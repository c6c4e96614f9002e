extension Site {
  /// The public address of every page with those of its translations; none without a base URL.
  func sitemap() -> [UInt8]? {
    guard addresses.base != nil else { return nil }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
      xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """
    for page in pages where page.kind != .notFound {
      guard let url = addresses.absolute(page.path) else { continue }
      text += "<url><loc>\(url)</loc>"
      if languages.count > 1 {
        for language in languages {
          guard let other = addresses.absolute(path(of: page.kind, in: language)) else { continue }
          text += """
            <xhtml:link rel="alternate" hreflang="\(language.tag)" href="\(other)"/>
            """
        }
      }
      text += "</url>\n"
    }
    return Array((text + "</urlset>\n").utf8)
  }

  func robots() -> [UInt8] {
    var text = "User-agent: *\nAllow: /\n"
    if let url = addresses.absolute(SitePath("sitemap.xml")) { text += "\nSitemap: \(url)\n" }
    return Array(text.utf8)
  }
}
