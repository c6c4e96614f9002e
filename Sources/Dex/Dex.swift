/// Where a form is to be found.
public struct FormReference: Sendable, Hashable {
  /// Index into the species of the dex.
  public let species: Int
  /// Index into the forms of that species.
  public let form: Int
}

/// Everything that is known: species and what they refer to by index.
///
/// A value without any input or output of its own; who makes one sees to it that ids and slugs are
/// unique.
public struct Dex: Sendable {
  /// In the order of the data.
  public private(set) var species: [Species]
  /// In the order in which they are shown.
  public let types: [PokemonType]
  public let chart: TypeChart
  /// In the order in which they are shown.
  public let stats: [StatDefinition]
  public let abilities: [Ability]
  public let terms: Terms
  public let evolutions: EvolutionGraph
  private let indexByID: [Int: Int]
  private let indexBySlug: [String: Int]
  private let formBySlug: [String: FormReference]

  public init(
    species: [Species], types: [PokemonType], chart: TypeChart,
    stats: [StatDefinition] = StatDefinition.standard, abilities: [Ability] = [],
    terms: Terms = Terms(), evolutions: EvolutionGraph = EvolutionGraph()
  ) {
    self.species = species
    self.types = types
    self.chart = chart
    self.stats = stats
    self.abilities = abilities
    self.terms = terms
    self.evolutions = evolutions
    indexByID = Dictionary(
      species.indices.lazy.map { (species[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    indexBySlug = Dictionary(
      species.indices.lazy.map { (species[$0].slug, $0) }, uniquingKeysWith: { first, _ in first })
    var forms: [String: FormReference] = [:]
    for (index, entry) in species.enumerated() {
      for (position, form) in entry.forms.enumerated() where forms[form.slug] == nil {
        forms[form.slug] = FormReference(species: index, form: position)
      }
    }
    formBySlug = forms
  }
}

extension Dex {
  /// With the numbers that are shown padded to so many digits instead of three.
  public func withNumbers(of digits: Int) -> Dex {
    if digits == 3 { return self }
    var dex = self
    for index in species.indices {
      // A longer number was never padded, and what is no number is as its author wrote it.
      let number = species[index].number
      guard number.utf8.count <= 3, let value = Int(number) else { continue }
      dex.species[index].number = padded(value, to: digits)
    }
    return dex
  }

  /// Index of the species with this id.
  public func index(ofID id: Int) -> Int? {
    indexByID[id]
  }

  /// Index of the species with this slug, without regard to case.
  public func index(ofSlug slug: String) -> Int? {
    indexBySlug[slug] ?? indexBySlug[slug.lowercased()]
  }

  /// The form with this slug, as evolutions name it.
  public func form(ofSlug slug: String) -> FormReference? {
    formBySlug[slug]
  }

  /// Index of the species before this one in the data; nil for the first.
  public func previous(of index: Int) -> Int? {
    index > 0 && index < species.count ? index - 1 : nil
  }

  /// Index of the species after this one in the data; nil for the last.
  public func next(of index: Int) -> Int? {
    index >= 0 && index + 1 < species.count ? index + 1 : nil
  }

  /// The tree of evolutions that a species is part of; nil if it never evolves.
  public func evolutionTree(of index: Int) -> EvolutionTree? {
    evolutions.tree(with: .species(index))
  }

  /// The term of a generation.
  public func generation(_ number: Int) -> Term? {
    let slug = String(number)
    return terms.generations.first { $0.slug == slug }
  }
}
