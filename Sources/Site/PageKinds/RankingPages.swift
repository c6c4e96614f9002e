import FileSystem
import Mustache

/// All rankings with the first of each.
struct RankingIndexPage: PageSubject {
  static func pages(of outline: SiteOutline) -> [RankingIndexPage] {
    outline.rankings.isEmpty ? [] : [RankingIndexPage()]
  }

  var kind: String { "rankings" }
  func route(in outline: SiteOutline) -> String { Routes.rankings }
  var menuEntry: PageMenuEntry? { PageMenuEntry(word: "rankings") }

  func name(in writer: ViewWriter) -> String { writer.words["rankings"] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    writer.head(writer.words["rankings"], description: writer.words["rankingsDescription"])
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.rankingIndexBody()
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    for index in keys.outline.rankings.indices {
      keys.addRanking(index, count: RankingIndexPage.shown, to: &hasher)
    }
  }

  /// So many of each ranking are shown.
  static let shown = 5
}

/// The species that are first in one stat or measure.
struct RankingPage: PageSubject {
  /// Index into the rankings of the site.
  let index: Int

  static func pages(of outline: SiteOutline) -> [RankingPage] {
    outline.rankings.indices.map(RankingPage.init)
  }

  var kind: String { "ranking" }

  func route(in outline: SiteOutline) -> String {
    Routes.ranking(outline.rankings[index])
  }

  func parent(in outline: SiteOutline) -> (word: String, route: String)? {
    ("rankings", Routes.rankings)
  }

  func name(in writer: ViewWriter) -> String {
    writer.rankingName(writer.site.outline.rankings[index])
  }

  func head(_ writer: inout ViewWriter) -> PageHead {
    let name = writer.rankingName(writer.site.outline.rankings[index])
    return writer.head(
      name, within: writer.words["rankings"],
      description: writer.words.filled("rankingDescription", ["ranking": name]))
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.rankingBody(index)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addRanking(index, count: Ranking.limit, to: &hasher)
  }
}
