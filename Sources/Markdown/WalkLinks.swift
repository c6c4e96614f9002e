import Diagnostics

extension MarkdownWalk {
  mutating func link(
    _ node: CMarkNode, _ entering: Bool, _ resolve: (LinkTarget) -> LinkResolution
  ) {
    guard entering else {
      if openLinks.popLast() == true { tag("</a>") }
      return
    }
    let address = address(of: node, isImage: false, resolve)
    openLinks.append(address != nil)
    guard let address, images == 0 else { return }
    write("<a href=\"")
    appendAddress(address, to: &html)
    title(of: node)
    write("\">")
  }

  /// An image without a good address leaves only its words.
  mutating func image(
    _ node: CMarkNode, _ entering: Bool, _ resolve: (LinkTarget) -> LinkResolution
  ) {
    guard entering else {
      guard openLinks.popLast() == true else { return }
      images -= 1
      guard images == 0 else { return }
      title(of: node)
      write("\">")
      return
    }
    let address = address(of: node, isImage: true, resolve)
    openLinks.append(address != nil)
    guard let address else { return }
    images += 1
    guard images == 1 else { return }
    write("<img src=\"")
    appendAddress(address, to: &html)
    write("\" alt=\"")
  }

  private mutating func title(of node: CMarkNode) {
    guard !node.title.isEmpty else { return }
    write("\" title=\"")
    appendEscapedSource(node.title, at: node, warns: true)
  }

  /// The address to write, or nil after a warning.
  private mutating func address(
    of node: CMarkNode, isImage: Bool, _ resolve: (LinkTarget) -> LinkResolution
  ) -> String? {
    refuseInsertions(in: node.url, at: node)
    let written = plainString(node.url)
    let range = block?.range(of: node, startingWith: Array((isImage ? "!" : "[<").utf8)) ?? 0..<0
    if let scheme = dangerousScheme(of: written, isImage: isImage) {
      report(
        .warning, "an address with '\(scheme)' is not allowed and was left out", at: range,
        hint: "link to a page or to http(s), mailto or tel")
      return nil
    }
    let target = LinkTarget(address: written, isImage: isImage, place: text.place(range))
    switch resolve(target) {
    case .keep: return written
    case .replace(let address):
      return dangerousScheme(of: address, isImage: isImage) == nil ? address : nil
    case .nowhere(let hint):
      let what = isImage ? "image" : "link"
      report(.warning, "\(what) to nowhere: '\(written)'", at: range, hint: hint)
      return nil
    }
  }
}
