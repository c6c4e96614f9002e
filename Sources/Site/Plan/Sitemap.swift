/// Public addresses of pages as crawlers read them, in as many files as they need.
struct Sitemap {
  /// A page with its translations, itself among them.
  struct Entry {
    let url: String
    var translations: [(language: String, url: String)] = []
  }

  /// So many addresses may stand in one file.
  var limit = 50_000
  /// The public address of a file of that name.
  let address: (String) -> String

  /// `sitemap.xml`, which with more pages than one file may name only names the files that do.
  func files(_ count: Int, _ entry: (Int) -> Entry) -> [(name: String, bytes: [UInt8])] {
    let parts = Parts(total: count, size: limit)
    if parts.count == 1 { return [("sitemap.xml", file(of: 0..<count, entry))] }
    let files = (1...parts.count).map { part in
      (name: "sitemap-\(part).xml", bytes: file(of: parts.range(of: part), entry))
    }
    return [("sitemap.xml", index(of: files.map(\.name)))] + files
  }

  private func file(of range: Range<Int>, _ entry: (Int) -> Entry) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
      xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """
    for entry in range.lazy.map(entry) {
      text += "<url><loc>\(entry.url)</loc>"
      for other in entry.translations {
        text += """
          <xhtml:link rel="alternate" hreflang="\(other.language)" href="\(other.url)"/>
          """
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
    for name in names { text += "<sitemap><loc>\(address(name))</loc></sitemap>\n" }
    return Array((text + "</sitemapindex>\n").utf8)
  }
}
