import Dex

/// The species that are first in a stat or measure.
struct Ranking: Sendable {
  enum Measure: Sendable, Equatable {
    /// Index into the stats of the dex.
    case stat(Int)
    case total, height, weight
  }

  /// So many species are ranked.
  static let limit = 100

  let measure: Measure
  /// Its part of an address.
  let slug: String
  /// Indexes of species, the greatest first; of equal ones the first in the dex.
  let order: [Int]

  /// Those in which some species has a value.
  static func all(of dex: Dex) -> [Ranking] {
    var found: [Ranking] = []
    let stats = dex.stats.indices.map { (Measure.stat($0), dex.stats[$0].slug) }
    for (measure, slug) in stats + [(.total, "total"), (.height, "height"), (.weight, "weight")]
    where !found.contains(where: { $0.slug == slug }) {
      let ranking = Ranking(measure: measure, slug: slug, order: first(limit, by: measure, dex))
      if !ranking.order.isEmpty { found.append(ranking) }
    }
    return found
  }
}

extension Ranking.Measure {
  /// Nil where it is not known.
  func value(of species: Species) -> Double? {
    switch self {
    case .stat(let index): species.stats[index].map { Double($0) }
    case .total: species.stats.total.map { Double($0) }
    case .height: species.size.height
    case .weight: species.size.weight
    }
  }
}

/// The greatest few, without sorting all.
private func first(_ count: Int, by measure: Ranking.Measure, _ dex: Dex) -> [Int] {
  var best: [(value: Double, index: Int)] = []
  for (index, species) in dex.species.enumerated() {
    guard let value = measure.value(of: species), value.isFinite else { continue }
    if best.count == count, let last = best.last, value <= last.value { continue }
    let place = best.firstIndex { $0.value < value } ?? best.count
    best.insert((value, index), at: place)
    if best.count > count { best.removeLast() }
  }
  return best.map(\.index)
}
