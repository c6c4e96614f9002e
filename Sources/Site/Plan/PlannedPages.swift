import Dex

/// Every page of every language: pages of one depth stand together, since they share values.
func plannedPages(
  _ languages: [SiteLanguage], parts: Parts, dex: Dex, content: ContentLibrary, hasOffline: Bool
) -> [Page] {
  var pages: [Page] = []
  for language in languages {
    func add(_ kind: Page.Kind, _ route: String) {
      let path = SitePath(language.folder + route)
      pages.append(Page(kind: kind, language: language.index, path: path))
    }
    for part in 1...parts.count { add(.list(part: part), Routes.list(part: part)) }
    for part in 1...parts.count { add(.grid(part: part), Routes.grid(part: part)) }
    for (index, page) in content.pages.enumerated() { add(.content(index), page.route) }
    for (index, species) in dex.species.enumerated() {
      add(.species(index), Routes.species(species))
    }
    if hasOffline { add(.offline, Routes.offline) }
    if language.index == 0 { add(.notFound, Routes.notFound) }
  }
  return pages
}

extension LinkTargets {
  /// All that the plan of a site holds.
  init(
    dex: Dex, parts: Parts, contentStems: [String], pictures: PictureBook,
    assets: PublishedAssets, sources: SiteSources
  ) {
    var routes: [String] = []
    for part in 1...parts.count {
      routes += [Routes.list(part: part), Routes.grid(part: part)]
    }
    routes += dex.species.map(Routes.species)
    self.init(dex: dex, routes: routes, contentStems: contentStems)
    for picture in pictures.copies { add(file: picture.path.text, at: picture.path) }
    for pair in pictures.species + pictures.forms.values {
      add(file: pair.large.path.text, at: pair.large.path)
      add(file: pair.small.path.text, at: pair.small.path)
    }
    for file in sources.assets {
      if let path = assets.find(file.name) { add(file: "assets/" + file.name, at: path) }
    }
  }
}
