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
  let bundled = data.flatMap { $0.load(into: &report) }
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

extension Site.Generator {
  /// This program.
  static let dexgen = Site.Generator(name: Program.name, version: Program.version, url: nil)
}
