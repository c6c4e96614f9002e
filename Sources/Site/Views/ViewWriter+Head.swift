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
    let siteTitle = frame.siteTitle
    let page = part == 1 ? nil : words.filled("page", ["page": frame.numbers.whole(part)])
    let full = [title, section, page, siteTitle].compactMap { $0 }.joined(separator: " · ")
    return PageHead(
      title: tape.text(title), headTitle: tape.text(full),
      description: description.isEmpty ? .null : tape.text(description))
  }

  mutating func listHead(_ headTitle: String) -> PageHead {
    let count = frame.numbers.whole(site.dex.species.count)
    let description =
      frame.siteDescription.map { tape.text($0) }
      ?? word("listDescription", Filling("count", count))
    return PageHead(
      title: word("listHeading"), headTitle: tape.text(headTitle), description: description)
  }

  mutating func speciesHead(_ index: Int) -> PageHead {
    let species = site.dex.species[index]
    let name = nameBytes(of: species)
    let types = species.types.map { plain(site.dex.types[$0].names) }
      .joined(separator: words["listSeparator"])
    let description =
      types.isEmpty
      ? word("detailDescriptionNoTypes", Filling("name", utf8: name))
      : word("detailDescription", Filling("name", utf8: name), Filling("types", types))
    let number = species.number.isEmpty ? nil : words.pattern("numberText")
    let siteTitle = frame.siteTitle
    let headTitle = tape.text { title in
      title.append(utf8: name)
      if let number {
        title.append(" ")
        number.write(Filling("number", species.number), nil, to: &title)
      }
      title.append(" · ")
      title.append(siteTitle)
    }
    return PageHead(
      title: tape.text(bytes: name), headTitle: headTitle, description: description)
  }
}
