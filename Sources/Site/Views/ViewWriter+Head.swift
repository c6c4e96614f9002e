import Mustache

/// What a page says of itself at its top.
struct PageHead {
  /// The page's own heading.
  var title = Value.null
  /// For the title bar and search engines: unique in the site.
  var headTitle = Value.null
  var description = Value.null
}

extension ViewWriter {
  mutating func head(of page: Page) -> PageHead {
    let siteTitle = site.title(in: frame.language)
    switch page.kind {
    case .list(let part):
      return listHead(part == 1 ? siteTitle : "\(words["list"]) \(part) · \(siteTitle)")
    case .grid(let part):
      return listHead("\(words["grid"])\(part == 1 ? "" : " \(part)") · \(siteTitle)")
    case .species(let index): return speciesHead(index)
    case .content(let index):
      let text = site.content.text(index, in: frame.language)
      return PageHead(
        title: tape.text(text.title), headTitle: tape.text("\(text.title) · \(siteTitle)"),
        description: text.description.isEmpty ? .null : tape.text(text.description))
    case .notFound:
      let title = words["notFoundTitle"]
      return PageHead(title: tape.text(title), headTitle: tape.text("\(title) · \(siteTitle)"))
    case .offline:
      let title = words["offlineTitle"]
      return PageHead(title: tape.text(title), headTitle: tape.text("\(title) · \(siteTitle)"))
    }
  }

  private mutating func listHead(_ headTitle: String) -> PageHead {
    let count = frame.numbers.whole(site.dex.species.count)
    let description =
      site.description(in: frame.language).map { tape.text($0) }
      ?? word("listDescription", ["count": count])
    return PageHead(
      title: word("listHeading"), headTitle: tape.text(headTitle), description: description)
  }

  private mutating func speciesHead(_ index: Int) -> PageHead {
    let species = site.dex.species[index]
    let name = plainName(of: species)
    let types = species.types.map { plain(site.dex.types[$0].names) }
      .joined(separator: words["listSeparator"])
    let description =
      types.isEmpty
      ? word("detailDescriptionNoTypes", ["name": name])
      : word("detailDescription", ["name": name, "types": types])
    let siteTitle = site.title(in: frame.language)
    return PageHead(
      title: tape.text(name),
      headTitle: tape.text(
        "\(name)\(species.number.isEmpty ? "" : " \(words.filled("numberText", ["number": species.number]))") · \(siteTitle)"
      ),
      description: description)
  }
}
