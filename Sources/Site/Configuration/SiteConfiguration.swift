import Diagnostics

/// What `dexgen.yml` says about a site, with defaults for all that it leaves out.
///
/// Paths are as written: relative to the folder of the configuration file.
public struct SiteConfiguration: Sendable {
  /// The site's name by language tag as written; a single title is under `""` and holds for all.
  public var title: [String: String] = [:]
  /// One sentence about the site, for search engines; by language like the title.
  public var siteDescription: [String: String] = [:]
  public var baseURL: BaseURL?
  /// Tags as written, the first at the root of the site; never empty.
  public var languages: [String] = ["en"]
  public var source = DataSource.file
  /// The folder of the cache; that of the user when absent.
  public var cache: String?
  /// The data file; without one it is `pokedex.json` in the content folder.
  public var data: String?
  public var content = "Content"
  public var templates = "Templates"
  public var output = "Public"
  /// Where journal and manifest live; beside the output when absent.
  public var state: String?
  /// The folder of pictures; without one it is `sprites` in the content folder.
  public var spriteFolder: String?
  /// Digits that the numbers of species are padded to where they are shown.
  public var numberDigits = 3
  /// Words of the interface that this site says otherwise.
  public var words: [WordChange] = []
  public var largePictures = PicturePattern.large
  public var smallPictures = PicturePattern.small
  /// Entries on one page of the list and of the grid.
  public var pageSize = 1200
  /// Groups of pages and files that are made.
  public var features = Set(Feature.allCases)
  public var menu: [MenuEntry] = []
  /// Whether raw HTML in authors' Markdown is kept.
  public var rawHTML = false
  public var drafts = false
  /// Whether the site can be installed and keeps pages for readers without a connection.
  public var offline = true
  public var hosting = Hosting()

  public init() {}

  /// Where the data comes from.
  public enum DataSource: String, Sendable, CaseIterable {
    case file
    /// From what was fetched into the cache.
    case api
  }

  /// What stands in the place of one word of the interface.
  public struct WordChange: Sendable {
    public let key: String
    /// By language tag in lower case; under `""` what holds for all others.
    public let texts: [String: String]
    /// Where the configuration names it.
    public let place: Place
  }

  /// A link of the site owner's in the menu, after dexgen's own.
  public struct MenuEntry: Sendable, Equatable {
    public let title: String
    public let url: String
    /// Where the configuration names it.
    public let place: Place?

    public static func == (left: MenuEntry, right: MenuEntry) -> Bool {
      left.title == right.title && left.url == right.url
    }
  }
}
