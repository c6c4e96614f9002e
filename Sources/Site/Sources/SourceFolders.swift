import Diagnostics
import FileSystem

/// Where the sources of a site are, seen from where the program runs.
public struct SourceFolders: Sendable {
  public var content: Path
  public var templates: Path
  public var pictures: Path
  /// Whether somebody named the folder of pictures, so that it must be there.
  public var needsPictures = false

  public init(content: Path, templates: Path, pictures: Path) {
    self.content = content
    self.templates = templates
    self.pictures = pictures
  }
}

/// Folders of the content folder that are not pages.
private let reservedContentFolders = ["pokemon", "i18n", "sprites", "schemas"]

extension SiteSources {
  /// Reads everything; what cannot be read is a fault in the report, what was read is in the log.
  public init(
    reading folders: SourceFolders, log: inout InputLog, into report: inout Report
  ) {
    var reader = SourceReader(log: log)
    templates = reader.files(in: folders.templates, recursive: false, isNeeded: true) {
      $0.hasSuffix(".html") || $0.hasSuffix(".md")
    }
    reader.refuseFolders(in: folders.templates) { $0.hasSuffix(".html") || $0.hasSuffix(".md") }
    hasAllTemplates = reader.report.diagnostics.isEmpty
    partials = reader.files(in: folders.templates.appending("partials")) { $0.hasSuffix(".html") }
    shortcodes = reader.files(in: folders.templates.appending("shortcodes")) {
      $0.hasSuffix(".html")
    }
    hasAllPartials = reader.report.diagnostics.isEmpty
    assets = reader.files(in: folders.templates.appending("assets")) { _ in true }
    for name in ["partials", "shortcodes"] {
      reader.refuseFolders(in: folders.templates.appending(name)) { $0.hasSuffix(".html") }
    }
    pages = reader.pages(in: folders.content, except: reservedContentFolders)
    notes = reader.files(in: folders.content.appending("pokemon")) { $0.hasSuffix(".md") }
    words = reader.files(in: folders.content.appending("i18n"), recursive: false) {
      $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
    }
    for folder in [folders.content, folders.content.appending("pokemon")] {
      reader.refuseFolders(in: folder) { $0.hasSuffix(".md") }
    }
    reader.refuseFolders(in: folders.content.appending("i18n")) {
      $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
    }
    pictures = reader.names(in: folders.pictures, isNeeded: folders.needsPictures)
    pictureFolder = folders.pictures.text
    log = reader.log
    report.add(reader.report.diagnostics)
  }
}
