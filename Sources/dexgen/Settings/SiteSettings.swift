import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem
import Site

/// The configuration with the command line over it, and every path as seen from here.
struct SiteSettings: Sendable {
  var configuration = SiteConfiguration()
  /// The folder of the configuration file; empty for the current folder.
  var site: Path = ""
  var data: Path = ""
  /// The cache that the data comes from; nil if it comes from a file.
  var cache: Path?
  var folders = SourceFolders(content: "", templates: "", pictures: "")
  var output: Path = ""
  var state: Path?
  /// The configuration file, if there is one.
  var file: Path?
}

extension SiteSettings {
  /// Reads the configuration file and lays the options over it.
  ///
  /// - Throws: every fault of the file and of the options that are not what they should be.
  init(
    _ common: CommonOptions, _ options: SourceOptions = SourceOptions(), output: String? = nil,
    state: String? = nil, log: inout InputLog
  ) throws(Faults) {
    var report = Report()
    let source = try configurationSource(common, log: &log)
    if let source {
      configuration = SiteConfiguration(reading: source, into: &report)
      site = Path(source.name).parent
      file = Path(source.name)
    }
    configuration.lay(options, over: &report)
    try report.throwIfErrors()

    let content = options.content.map { Path($0) } ?? site.appending(configuration.content)
    folders = SourceFolders(
      content: content,
      templates: options.templates.map { Path($0) } ?? site.appending(configuration.templates),
      pictures: options.sprites.map { Path($0) } ?? configuration.spriteFolder.map(site.appending)
        ?? content.appending("sprites"))
    folders.needsPictures = options.sprites != nil || configuration.spriteFolder != nil
    if options.data == nil, options.api || configuration.source == .api {
      cache = try cachePath(options.cache ?? configuredCache)
    } else if options.cache != nil {
      throw Faults(
        "'--cache' is of no use without data from the cache",
        hint: "add --api, or 'source: api' to the configuration")
    }
    data =
      options.data.map { Path($0) } ?? configuration.data.map(site.appending)
      ?? content.appending("pokedex.json")
    self.output = output.map { Path($0) } ?? site.appending(configuration.output)
    self.state = state.map { Path($0) } ?? configuration.state.map(site.appending)
  }
}

extension SiteSettings {
  static let usualName = "dexgen.yml"

  /// The cache as the configuration names it.
  var configuredCache: String? { configuration.cache.map { site.appending($0).text } }
}

/// The file that `--config` names, else the usual one if it is there.
private func configurationSource(
  _ common: CommonOptions, log: inout InputLog
) throws(Faults) -> SourceText? {
  let name = common.config ?? SiteSettings.usualName
  do throws(FileError) {
    return SourceText(name: name, bytes: try log.read(Path(name)).bytes)
  } catch {
    // A link to nowhere is a configuration that somebody meant to have.
    let stamp = try? FileStamp(of: Path(name), followLinks: false)
    if common.config == nil, error.reason == .notFound, stamp?.kind != .symbolicLink { return nil }
    throw error.faults
  }
}

extension SiteConfiguration {
  /// Options count more than the file.
  fileprivate mutating func lay(_ options: SourceOptions, over report: inout Report) {
    if let text = options.baseURL {
      do throws(BaseURL.Problem) {
        baseURL = try BaseURL(text)
      } catch {
        report.error(
          "the base URL '\(text)' \(error.explanation)",
          hint: "write the public address of the site, such as https://example.org/dex/")
      }
    }
    if let tags = options.languages {
      do throws(LanguageListProblem) {
        _ = try languageTags(tags)
        languages = tags
      } catch {
        report.error("the languages: \(error.explanation)")
      }
    }
    if options.drafts { drafts = true }
  }
}
