import Diagnostics

/// Everything that a site is made from besides its data, as read from the disk.
public struct SiteSources: Sendable {
  /// A file below one of the folders.
  public struct File: Sendable {
    /// Relative to its folder, with `/` between the parts.
    public let name: String
    public let source: SourceText

    public init(name: String, source: SourceText) {
      self.name = name
      self.source = source
    }
  }

  /// Templates by file name: `list.html`, `card.md`.
  public var templates: [File] = []
  /// Partials, relative to their folder: `stat-table.html`.
  public var partials: [File] = []
  /// Templates that authors call from Markdown, relative to their folder: `figure.html`.
  public var shortcodes: [File] = []
  /// Whether all templates could be read, and all that they use; else what is missing says nothing.
  public var hasAllTemplates = true
  public var hasAllPartials = true
  /// Styles, scripts and icons, relative to `assets`.
  public var assets: [File] = []
  /// Pages that authors wrote: `about.ja.md`.
  public var pages: [File] = []
  /// Notes on single species: `025.md`.
  public var notes: [File] = []
  /// Words of the interface: `en.yml`.
  public var words: [File] = []
  /// What the folder of pictures holds; pictures are not read.
  public var pictures: [String] = []
  /// The folder of pictures as the user knows it.
  public var pictureFolder = ""

  public init() {}
}
