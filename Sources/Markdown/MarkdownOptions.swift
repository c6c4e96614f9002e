/// How Markdown is rendered.
public struct MarkdownOptions: Sendable {
  /// Raw HTML is kept; without this it is left out with a warning. Addresses are checked either way.
  public var allowsHTML = false
  /// What the warning about raw HTML advises.
  public var htmlHint = "use Markdown instead, or allow HTML in the configuration"
  /// Added to the level of every heading; levels end at 6.
  public var headingShift = 0
  /// Whether the text stands below a heading of its page, so that its first one may be of level 1 or 2 only.
  public var followsHeading = false
  /// Put before every heading id, for pages that hold several Markdown texts.
  public var idPrefix = ""
  /// Ids that the page uses elsewhere.
  public var takenIDs: Set<String> = []
  /// Bytes of one text; libcmark 0.30.2 takes quadratic time for some (CVE-2023-22486).
  public var sizeLimit = 256 * 1024
  /// Quotes, lists and emphasis inside each other.
  public var nestingLimit = 100

  public init() {}
}
