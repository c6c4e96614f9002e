import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import PokeAPIDex

/// Writes the data files of a site from the cache.
struct BundleCommand {
  let options: BundleOptions
  let common: CommonOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    var sources = SourceOptions()
    sources.api = true
    sources.content = options.content
    sources.cache = options.cache
    var log = InputLog()
    var report = Report()
    let settings = try SiteSettings(common, sources, log: &log)
    guard let cache = settings.cache,
      var repository = Repository(reading: cache, log: &log, into: &report),
      let files = repository.bundle(into: &report)
    else { throw Faults(report.diagnostics) }
    console.show(report.diagnostics)
    do throws(FileError) {
      return try write(files, into: settings.folders.content)
    } catch {
      throw error.faults
    }
  }

  private func write(
    _ files: [(name: Path, bytes: [UInt8])], into path: Path
  ) throws(FileError) -> ExitCode {
    try Folder(".").makeFolders(path)
    let folder = try Folder(path)
    var changed: [(name: Path, bytes: [UInt8])] = []
    var refused: [Diagnostic] = []
    for file in files {
      let known = try contents(of: file.name, in: folder)
      if known == file.bytes { continue }
      changed.append(file)
      guard known != nil, !options.force else { continue }
      refused.append(
        Diagnostic(
          .error,
          "'\(visible(path.appending(file.name).text))' is other than what would be written",
          hint: "replace it with --force, or write into another folder with --content"))
    }
    guard refused.isEmpty else {
      console.show(refused)
      return .failed
    }
    for file in changed { _ = try folder.replace(file.name, file.bytes.span) }
    console.say(
      "Files: \(changed.count) written, \(files.count - changed.count) unchanged in "
        + "\(visible(path.text)).")
    return .done
  }

  private func contents(of name: Path, in folder: borrowing Folder) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try folder.read(name).bytes
    } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
  }
}
