/// Elements that cannot stand in a paragraph.
private let blocks: Set<String> = [
  "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
  "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu",
  "nav", "ol", "p", "pre", "search", "section", "table", "ul",
]

/// Whether HTML holds an element that cannot stand in a paragraph, or nothing at all.
func holdsBlocks(_ html: [UInt8]) -> Bool {
  var rest = html[...]
  while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[(open + 1)...]
    let name = rest.prefix { (97...122).contains($0 | 0x20) || (48...57).contains($0) }
    if blocks.contains(String(decoding: name, as: UTF8.self).lowercased()) { return true }
  }
  return html.isEmpty
}
