import FileSystem

/// One file of the finished site.
public struct SiteFile: Sendable {
  /// Relative to the output folder.
  public let path: String
  public let content: Content
  /// Pictures, styles and scripts, which pages show.
  public let isAsset: Bool
  /// What asks for it, as people know it: `the page of` and `pikachu`.
  public var originKind = ""
  public let origin: String
  /// Of everything that its bytes depend on; none where the bytes are at hand.
  public var key: ContentHash?

  public enum Content: Sendable {
    /// Index into the pages of the site.
    case page(Int)
    case drawing(Drawing)
    /// What the script knows about one part of the list.
    case search(language: Int, part: Int)
    case data(DataFile)
    case bytes([UInt8])
    /// The service worker, which names what it keeps.
    case worker
    /// A file of the folder of pictures, relative to it.
    case picture(String)
  }

  /// Data for other programs.
  public enum DataFile: Sendable {
    /// Index into the species of the dex.
    case species(Int)
    case list(part: Int)
    case table
  }

  /// A picture that dexgen draws itself.
  public struct Drawing: Sendable {
    /// Index into the species of the dex.
    let species: Int
    /// Index into the forms of the species; none for the species itself.
    let form: Int?
    let isLarge: Bool
  }
}
