import Dex

/// What the plan of a site is made from: the dex, and what of it has pages of its own.
struct SiteOutline: Sendable {
  let dex: Dex
  /// Those of the list and the grid.
  let parts: Parts
  let features: Set<Feature>
  /// Addresses of authors' pages, relative to the folder of a language.
  let contentRoutes: [String]
  /// Kinds of groups of which there are any.
  let allGroups: [SpeciesGroups]
  let rankings: [Ranking]
  /// Whether there are pages that the script fills.
  let hasTools: Bool
  /// Whether the site can be read without a connection.
  let worksOffline: Bool
  private let templates: Set<String>

  /// - Parameter templates: the names of those that there are.
  init(
    dex: Dex, pageSize: Int, features: Set<Feature>, templates: Set<String>,
    contentRoutes: [String], worksOffline: Bool
  ) {
    self.dex = dex
    self.features = features
    self.templates = templates
    self.contentRoutes = contentRoutes
    self.worksOffline = worksOffline
    parts = Parts(total: dex.species.count, size: pageSize)
    allGroups = GroupKind.allCases
      .filter { features.contains($0.feature) && templates.isSuperset(of: $0.templates) }
      .map { SpeciesGroups($0, of: dex) }
      .filter { !$0.all.isEmpty }
    let hasRankings =
      features.contains(.rankings) && templates.isSuperset(of: ["rankings", "ranking"])
    rankings = hasRankings ? Ranking.all(of: dex) : []
    hasTools = features.contains(.tools) && !dex.species.isEmpty
  }

  func groups(_ kind: GroupKind) -> SpeciesGroups? {
    allGroups.first { $0.kind == kind }
  }

  /// The parts of a list that is as long on a page as that of all species.
  func parts(of count: Int) -> Parts {
    Parts(total: count, size: parts.size)
  }

  /// Browsers keep all parts of a list, unless there are too many to fetch before anybody asks.
  func isKept(part: Int) -> Bool { part == 1 || parts.count <= SiteOutline.mostKeptParts }
  static let mostKeptParts = 4

  /// Every page of one language, in the order of the plan.
  func subjects() -> [any PageSubject] {
    pageKinds.flatMap { $0.all(in: self) }.filter { templates.contains($0.template) }
  }
}

extension PageSubject {
  fileprivate static func all(in outline: SiteOutline) -> [any PageSubject] {
    pages(of: outline)
  }
}
