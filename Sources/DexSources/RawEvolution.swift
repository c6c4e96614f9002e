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
  /// The species that evolves, where it is not the stating one.
  var start: SpeciesReference?
  var mentions: [Mention] = []
  /// Where the other species is named.
  let range: Range<Int>
  /// The field that names it, such as `evolution.from`.
  let field: String
}

/// The ways of an evolution, any of which is enough.
struct EvolutionWays {
  var conditions: [EvolutionCondition] = []
  /// What they name that has to be an entry or a form.
  var mentions: [Mention] = []
}

/// Something that a condition names, to be looked for when all entries are known.
struct Mention {
  enum Subject {
    case species(SpeciesReference), form(String)
  }

  let subject: Subject
  let range: Range<Int>
  /// The field that names it, such as `evolution.how[0].tradeSpecies`.
  let field: String
}
