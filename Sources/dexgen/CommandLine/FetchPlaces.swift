import CommandLineOptions
import Diagnostics
import FileSystem
import Glibc

/// Options for the program that fetches that tell it what only the site's configuration knows: its folder
/// of pictures and its cache.
func placeOptions(
  _ fetch: FetchOptions, _ common: CommonOptions
) throws(Faults) -> [String] {
  guard fetch.cache == nil || fetch.needsSprites else { return [] }
  let settings = try inFolder(common.directory) { () throws(Faults) in
    var log = InputLog()
    return try SiteSettings(common, log: &log)
  }
  var options: [String] = []
  if fetch.cache == nil, let cache = settings.configuredCache { options.append("--cache=\(cache)") }
  if fetch.needsSprites { options.append("--sprites=\(settings.folders.pictures.text)") }
  return options
}

/// Does something in another folder and comes back, since the other program goes there by itself.
private func inFolder<Value>(
  _ folder: String?, _ body: () throws(Faults) -> Value
) throws(Faults) -> Value {
  guard let folder else { return try body() }
  let here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard here >= 0 else { return try body() }
  defer {
    _ = fchdir(here)
    close(here)
  }
  // A folder that cannot be entered is reported by the other program.
  guard chdir(folder) == 0 else { return try body() }
  return try body()
}
