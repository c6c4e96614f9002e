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
  /// - Parameter within: what it is a part of, which makes its title unique; the site's title follows.
  mutating func head(
    _ title: String, part: Int = 1, within section: String? = nil, description: String = ""
  ) -> PageHead {
    let siteTitle = site.title(in: frame.language)
    let page = part == 1 ? nil : words.filled("page", ["page": frame.numbers.whole(part)])
    let full = [title, section, page, siteTitle].compactMap { $0 }.joined(separator: " · ")
    return PageHead(
      title: tape.text(title), headTitle: tape.text(full),
      description: description.isEmpty ? .null : tape.text(description))
  }

  mutating func listHead(_ headTitle: String) -> PageHead {
    let count = frame.numbers.whole(site.dex.species.count)
    let description =
      site.description(in: frame.language).map { tape.text($0) }
      ?? word("listDescription", ["count": count])
    return PageHead(
      title: word("listHeading"), headTitle: tape.text(headTitle), description: description)
  }

  mutating func speciesHead(_ index: Int) -> PageHead {
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
