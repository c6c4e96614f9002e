import DexSources
import Diagnostics
import FileSystem
import Site

/// The site of the current folder, in English, without a configuration.
func loadedSite() throws -> Site {
  var report = Report()
  var log = InputLog()
  func source(_ name: String) throws -> SourceText {
    SourceText(name: name, bytes: try log.read(Path(name)).bytes)
  }
  let bundled = loadBundledDex(
    pokedex: try source("Content/pokedex.json"), types: try source("Content/types.json"),
    abilities: try source("Content/abilities.json"), terms: try source("Content/terms.json"),
    stats: try source("Content/stats.json"), report: &report)
  try report.throwIfErrors()
  let folders = SourceFolders(
    content: "Content", templates: "Templates", pictures: "Content/sprites")
  let sources = SiteSources(reading: folders, log: &log, into: &report)
  guard let bundled,
    let site = Site(
      SiteConfiguration(), dex: bundled.dex, sources: sources,
      generator: Site.Generator(name: "dexgen", version: "", url: nil), into: &report)
  else { throw Faults(report.diagnostics) }
  return site
}
