import Dex
import Mustache

extension ViewWriter {
  func rankingName(_ ranking: Ranking) -> String {
    switch ranking.measure {
    case .stat(let index):
      let stat = site.dex.stats[index]
      return stat.names.isEmpty ? stat.key : plain(stat.names)
    case .total: return words["statTotal"]
    case .height: return words["height"]
    case .weight: return words["weight"]
    }
  }

  /// All rankings with their first few.
  mutating func rankingIndexBody() -> (inout ObjectBuilder<PageFields>) -> Void {
    let rankings = list(site.outline.rankings.indices) {
      $0.ranking($1, shown: RankingIndexPage.shown)
    }
    return { fields in fields[.rankings] = rankings }
  }

  mutating func rankingBody(_ index: Int) -> (inout ObjectBuilder<PageFields>) -> Void {
    let ranking = site.outline.rankings[index]
    let rankings = list(site.outline.rankings.indices) { $0.ranking($1, current: index) }
    let ranks = ranks(of: ranking, Ranking.limit)
    let name = tape.text(rankingName(ranking))
    let section = term(NamedValue(name: word("rankings")), url: link(to: Routes.rankings))
    var all = Value.null
    switch ranking.measure {
    case .stat, .total: all = link(to: Routes.list(part: 1), and: "?sort=" + ranking.slug)
    case .height, .weight: break
    }
    return { fields in
      fields[.section] = section
      fields[.rankings] = rankings
      fields[.rankingName] = name
      fields[.ranks] = ranks
      fields[.allUrl] = all
    }
  }

  private mutating func ranking(_ index: Int, shown: Int = 0, current: Int? = nil) -> Value {
    let ranking = site.outline.rankings[index]
    let slug = tape.text(ranking.slug)
    let name = tape.text(rankingName(ranking))
    let url = link(to: Routes.ranking(ranking))
    let ranks = ranks(of: ranking, shown)
    return tape.object(shapes.ranking) { fields in
      fields[.slug] = slug
      fields[.name] = name
      fields[.url] = url
      fields[.current] = Value(index == current)
      fields[.ranks] = ranks
    }
  }

  /// Equal values have the same place.
  private mutating func ranks(of ranking: Ranking, _ count: Int) -> Value {
    let species = site.dex.species
    let shown = ranking.order.prefix(count)
    let values = shown.map { ranking.measure.value(of: species[$0]) ?? 0 }
    return list(shown.indices) { writer, place in
      let rank = (values.firstIndex(of: values[place]) ?? place) + 1
      return writer.rank(rank, shown[place], values[place], ranking, greatest: values[0])
    }
  }

  private mutating func rank(
    _ rank: Int, _ index: Int, _ value: Double, _ ranking: Ranking, greatest: Double
  ) -> Value {
    let place = tape.text(frame.numbers.whole(rank))
    let entry = entry(index)
    let text = tape.text(rankedText(value, ranking.measure))
    let share = greatest > 0 ? max(value / greatest * 100, 0) : 0
    let percent = tape.decimal((share * 10).rounded() / 10)
    return tape.object(shapes.rank) { fields in
      fields[.rank] = place
      fields[.entry] = entry
      fields[.value] = text
      fields[.percent] = percent
    }
  }

  private func rankedText(_ value: Double, _ measure: Ranking.Measure) -> String {
    switch measure {
    case .stat, .total: frame.numbers.short(value)
    case .height: words.filled("metres", ["value": frame.numbers.measure(value)])
    case .weight: words.filled("kilograms", ["value": frame.numbers.measure(value)])
    }
  }
}
