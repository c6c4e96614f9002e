import Dex
import DexSources
import Diagnostics
import FileSystem
import PokeAPIDex
import Site

/// The files of data, as read, or made from what was fetched.
struct DataSources {
  private let pokedex: SourceText
  private let types: SourceText?
  private let abilities: SourceText?
  private let terms: SourceText?
  private let stats: SourceText?
  /// Words from the cache that the file of terms may lack.
  private var moreTerms: SourceText?
  /// What was said about the data already, so that it is not said once more.
  private var toldKinds: Set<String> = []

  /// Nothing when what is needed cannot be read.
  init?(_ settings: SiteSettings, log: inout InputLog, into report: inout Report) {
    let content = settings.folders.content
    terms = source(content.appending("terms.json"), log: &log, into: &report)
    stats = source(content.appending("stats.json"), log: &log, into: &report)
    if let cache = settings.cache {
      guard var repository = Repository(reading: cache, log: &log, into: &report),
        let documents = repository.documents(into: &report)
      else { return nil }
      pokedex = documents.pokedex
      types = documents.types
      abilities = documents.abilities
      moreTerms = documents.terms
      // Relatives that were not fetched are no fault; words that answers would explain are missing with them.
      toldKinds = documents.isComplete ? [missingEntryKind] : [missingEntryKind, unknownWordKind]
      return
    }
    let file = source(settings.data, isNeeded: true, log: &log, into: &report)
    types = source(content.appending("types.json"), log: &log, into: &report)
    abilities = source(content.appending("abilities.json"), log: &log, into: &report)
    guard let file else { return nil }
    pokedex = file
  }

  func load(into report: inout Report) -> BundledDex? {
    guard moreTerms != nil else { return load(&report) }
    var found = Report()
    let bundled = load(&found)
    report.add(withoutMadePlaces(found.diagnostics))
    return bundled
  }

  private func load(_ report: inout Report) -> BundledDex? {
    loadBundledDex(
      pokedex: pokedex, types: types, abilities: abilities, terms: terms, stats: stats,
      moreTerms: moreTerms, report: &report)
  }

  /// What the build depends on of the data.
  func keys(of bundled: BundledDex) -> SourceKeys {
    var vocabulary = KeyHasher()
    for source in [types, abilities, terms, stats, moreTerms] {
      vocabulary.update(source?.bytes ?? [])
    }
    return SourceKeys(
      program: programKey(), vocabulary: vocabulary.key,
      species: bundled.entries.map { ContentHash(of: pokedex.bytes[$0]) })
  }

  /// Nobody can look at a place in a text that was made.
  private func withoutMadePlaces(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let made = [pokedex, types, abilities, moreTerms].compactMap { $0?.name }
    return diagnostics.compactMap { diagnostic in
      guard let name = diagnostic.place?.source.name, made.contains(name) else { return diagnostic }
      if let kind = diagnostic.kind, toldKinds.contains(kind) { return nil }
      var diagnostic = diagnostic
      diagnostic.place = nil
      diagnostic.trail = []
      diagnostic.message = "\(visible(name)): \(diagnostic.message)"
      return diagnostic
    }
  }
}

private func source(
  _ path: Path, isNeeded: Bool = false, log: inout InputLog, into report: inout Report
) -> SourceText? {
  do throws(FileError) {
    return SourceText(name: path.text, bytes: try log.read(path).bytes)
  } catch {
    if isNeeded || error.reason != .notFound { report.add(error.diagnostic) }
    return nil
  }
}
