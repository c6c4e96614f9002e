import CommandLineOptions
import Dex
import DexSources
import Diagnostics
import FileSystem
import Site

/// A planned site and the hashes of what it is made from.
struct LoadedSite: Sendable {
  let site: Site
  let keys: SourceKeys
}

/// Reads data and sources and plans the site; all that is wrong with any of them goes into the report.
func loadSite(
  _ settings: SiteSettings, log: inout InputLog, timings: inout Timings, into report: inout Report
) throws(Faults) -> LoadedSite {
  let data = DataSources(settings, log: &log, into: &report)
  let bundled = data.flatMap { loadBundledDex($0, into: &report) }
  timings.mark("read the data")
  let sources = SiteSources(reading: settings.folders, log: &log, into: &report)
  timings.mark("read templates and content")
  guard let data, let bundled else { throw Faults(report.diagnostics) }
  let keys = data.keys(of: bundled)
  let site = Site(
    settings.configuration, dex: bundled.dex, sources: sources, generator: .dexgen, into: &report)
  timings.mark("plan the site")
  try report.throwIfErrors()
  guard let site else { throw Faults(report.diagnostics) }
  return LoadedSite(site: site, keys: keys)
}

/// The files of data, as read.
private struct DataSources {
  let pokedex: SourceText
  /// Types, abilities, terms and stats, where there are such files.
  var others: [SourceText?] = []

  /// Nothing when the file that is needed cannot be read.
  init?(_ settings: SiteSettings, log: inout InputLog, into report: inout Report) {
    let content = settings.folders.content
    let pokedex = source(settings.data, isNeeded: true, log: &log, into: &report)
    for name in ["types.json", "abilities.json", "terms.json", "stats.json"] {
      others.append(source(content.appending(name), log: &log, into: &report))
    }
    guard let pokedex else { return nil }
    self.pokedex = pokedex
  }

  /// What the build depends on of the data.
  func keys(of bundled: BundledDex) -> SourceKeys {
    var vocabulary = KeyHasher()
    for source in others {
      vocabulary.update(source?.bytes ?? [])
    }
    return SourceKeys(
      program: programKey(), vocabulary: vocabulary.key,
      species: bundled.entries.map { ContentHash(of: pokedex.bytes[$0]) })
  }
}

private func loadBundledDex(_ data: DataSources, into report: inout Report) -> BundledDex? {
  loadBundledDex(
    pokedex: data.pokedex, types: data.others[0], abilities: data.others[1], terms: data.others[2],
    stats: data.others[3], report: &report)
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

extension Site.Generator {
  /// This program.
  static let dexgen = Site.Generator(name: Program.name, version: Program.version, url: nil)
}
