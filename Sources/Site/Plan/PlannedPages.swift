/// Every page of every language.
func plannedPages(_ languages: [SiteLanguage], _ outline: SiteOutline) -> [Page] {
  let subjects = outline.subjects().map { ($0, $0.route(in: outline)) }
  return languages.flatMap { language in
    subjects.lazy.filter { $0.0.isTranslated || language.index == 0 }.map { subject, route in
      Page(
        subject: subject, route: route, language: language.index,
        path: SitePath(language.folder + route))
    }
  }
}

extension LinkTargets {
  /// All that the plan of a site holds.
  init(
    outline: SiteOutline, pages: [Page], contentStems: [String], pictures: PictureBook,
    assets: PublishedAssets, sources: SiteSources
  ) {
    let routes = pages.lazy
      .filter { $0.language == 0 && $0.subject.isTranslated && !($0.subject is SpeciesPage) }
      .map(\.route)
    self.init(
      dex: outline.dex, pictures: pictures, routes: routes, contentStems: contentStems,
      types: outline.groups(.types))
    for file in sources.assets {
      if let path = assets.find(file.name) { add(file: "assets/" + file.name, at: path) }
    }
  }
}
