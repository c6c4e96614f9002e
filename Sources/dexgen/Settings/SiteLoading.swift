import CommandLineOptions
import Dex
import DexSources
import Diagnostics
import FileSystem
import Site

/// Reads data and sources and plans the site; all that is wrong with any of them goes into the report.
func loadSite(
  _ settings: SiteSettings, log: inout InputLog, timings: inout Timings, into report: inout Report
) throws(Faults) -> Site {
  let dex = loadDex(settings, log: &log, into: &report)
  timings.mark("read the data")
  let sources = SiteSources(reading: settings.folders, log: &log, into: &report)
  timings.mark("read templates and content")
  guard let dex else { throw Faults(report.diagnostics) }
  let site = Site(
    settings.configuration, dex: dex, sources: sources, generator: .dexgen, into: &report)
  timings.mark("plan the site")
  try report.throwIfErrors()
  guard let site else { throw Faults(report.diagnostics) }
  return site
}

/// The dex with what the content folder says of types, abilities, terms and stats.
private func loadDex(
  _ settings: SiteSettings, log: inout InputLog, into report: inout Report
) -> Dex? {
  let content = settings.folders.content
  let pokedex = source(settings.data, isNeeded: true, log: &log, into: &report)
  let types = source(content.appending("types.json"), isNeeded: true, log: &log, into: &report)
  let abilities = source(content.appending("abilities.json"), log: &log, into: &report)
  let terms = source(content.appending("terms.json"), log: &log, into: &report)
  let stats = source(content.appending("stats.json"), log: &log, into: &report)
  guard let pokedex, let types else { return nil }
  return loadBundledDex(
    pokedex: pokedex, types: types, abilities: abilities, terms: terms, stats: stats,
    report: &report)
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
