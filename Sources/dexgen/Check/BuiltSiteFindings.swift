import CommandLineOptions
import Diagnostics
import FileSystem
import SiteCheck

/// What is wrong with the site in the output folder.
func builtSiteFindings(_ settings: SiteSettings, _ lanes: Lanes) throws(Faults) -> [Diagnostic] {
  let base = settings.configuration.baseURL
  do throws(FileError) {
    let site = try BuiltSite(settings.output, origin: base?.origin, path: base?.path ?? "/")
    guard site.pageCount > 0 else { throw FileError("find a page in", settings.output, .notFound) }
    return site.findings(
      of: lanes.run(site.fileCount, of: "files") { take in
        var part = site.part()
        while let range = take() { site.read(range, into: &part) }
        return part
      })
  } catch {
    var diagnostic = error.diagnostic
    diagnostic.hint = "build the site first: \(Program.name) build"
    throw Faults([diagnostic])
  }
}
