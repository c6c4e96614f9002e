import CommandLineOptions
import Dex
import DexSources
import Diagnostics
import FileSystem
import Parallel
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
  let (read, source) = together({ LoadedData(settings) }, { LoadedSources(settings) })
  log.add(read.log)
  log.add(source.log)
  report.add(read.report.diagnostics + source.report.diagnostics)
  timings.mark("read data, templates and content")
  guard let dex = read.dex, let keys = read.keys else { throw Faults(report.diagnostics) }
  let site = Site(settings.configuration, dex: dex, source.basis, generator: .dexgen, into: &report)
  timings.mark("plan the site")
  try report.throwIfErrors()
  guard let site else { throw Faults(report.diagnostics) }
  return LoadedSite(site: site, keys: keys)
}

/// The dex and what it was read from.
private struct LoadedData: Sendable {
  var log = InputLog()
  var report = Report()
  /// Nil with an error in the report.
  private(set) var dex: Dex?
  private(set) var keys: SourceKeys?

  init(_ settings: SiteSettings) {
    guard let data = DataSources(settings, log: &log, into: &report),
      let loaded = data.load(into: &report)
    else { return }
    dex = loaded.dex
    keys = data.keys(of: loaded)
  }
}

/// Templates and content, prepared as far as that needs no dex.
private struct LoadedSources: Sendable {
  var log = InputLog()
  var report = Report()
  let basis: SiteBasis

  init(_ settings: SiteSettings) {
    let sources = SiteSources(reading: settings.folders, log: &log, into: &report)
    basis = SiteBasis(settings.configuration, sources)
  }
}

extension Site.Generator {
  /// This program.
  static let dexgen = Site.Generator(name: Program.name, version: Program.version, url: nil)
}
