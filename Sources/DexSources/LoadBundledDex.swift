import Dex
import Diagnostics

/// A dex with where each species stands in the file.
public struct BundledDex: Sendable {
  public let dex: Dex
  /// For each species the bytes of its entry in the data file, from brace to brace.
  public let entries: [Range<Int>]
}

/// Loads a dex from the bundled files, or from a fan's files of the same form.
///
/// Every fault that can be found goes into the report, each with the file, the place, the entry and
/// the field; the result is nil if any of them is an error. `pokedex` may have the form of the
/// fanzeyi data set of 2019 or of its extended fork. Without `types` or `stats` the dex has those of
/// the games; without `abilities` or `terms` their words are made from what the entries say. `moreTerms` has words
/// that `terms` may lack.
public func loadBundledDex(
  pokedex: SourceText, types: SourceText? = nil, abilities: SourceText? = nil,
  terms: SourceText? = nil,
  stats: SourceText? = nil, moreTerms: SourceText? = nil, report: inout Report
) -> BundledDex? {
  let languages = LanguageKeys()
  var found = Report()
  var definitions = StatDefinition.standard
  if let stats {
    let read = readStats(stats, languages: languages, report: &found)
    // With a broken file the usual stats keep one fault from becoming one in every entry.
    if !found.hasErrors { definitions = read }
  }
  var words = Vocabularies(languages: languages, stats: definitions)
  let chart: TypeChart
  if let types {
    (words.types, chart) = readTypes(types, languages: languages, report: &found)
  } else {
    (words.types, chart) = (TypeIndex(PokemonType.standard), .standard)
  }
  if let terms { readTerms(terms, into: &words, report: &found) }
  if let moreTerms { readTerms(moreTerms, isSupplement: true, into: &words, report: &found) }
  if let abilities { readAbilities(abilities, into: &words, report: &found) }

  var reader = PokedexReader(words: words)
  reader.read(pokedex, report: &found)
  NationalDex.fillGenerations(of: &reader.species, english: languages.english)
  let evolutions = reader.evolutionGraph(pokedex, report: &found)

  report.add(found.diagnostics)
  guard !found.hasErrors else { return nil }
  let dex = Dex(
    species: reader.species, types: reader.words.types.types, chart: chart, stats: definitions,
    abilities: reader.words.abilityList, terms: reader.words.terms, evolutions: evolutions)
  return BundledDex(dex: dex, entries: reader.origins.map(\.entry))
}
