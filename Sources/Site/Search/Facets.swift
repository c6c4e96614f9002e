import Dex

/// What species can be filtered and sorted by besides types and stats: only what occurs in the dex.
struct Facets: Sendable {
  let statuses: [String]
  /// The usual kinds first.
  let formKinds: [String]
  let hasHeights: Bool
  let hasWeights: Bool

  init(_ dex: Dex) {
    let used = Set(dex.species.flatMap(\.tags))
    let known = ["legendary", "mythical", "baby"]
    statuses = known.filter(used.contains)
    let usual = ["mega", "regional", "gigantamax", "primal"]
    let kinds = Set(dex.species.flatMap(\.forms).map(\.kind))
    formKinds = usual.filter(kinds.contains) + kinds.subtracting(usual).sorted()
    hasHeights = dex.species.contains { $0.size.height != nil }
    hasWeights = dex.species.contains { $0.size.weight != nil }
  }
}
