import Dex

/// An evolution as an entry states it, before all entries are known.
struct RawEvolution {
  /// Index of the species that states it.
  let species: Int
  /// The species at the other end, by id or name.
  let other: SpeciesReference
  /// Whether the stating species is the one that evolves.
  let leadsToOther: Bool
  let conditions: [EvolutionCondition]
  /// Where the other species is named.
  let range: Range<Int>
  /// The field that names it, such as `evolution.from`.
  let field: String
}
