/// One page of the site.
public struct Page: Sendable {
  /// What a page shows; the same in every language.
  enum Kind: Hashable, Sendable {
    /// One part of the list of all species; parts count from 1.
    case list(part: Int)
    case grid(part: Int)
    /// Index into the species of the dex.
    case species(Int)
    /// Index into the pages that authors wrote.
    case content(Int)
    case notFound
    /// What readers without a connection see for pages that were not kept.
    case offline
  }

  let kind: Kind
  /// Index into the languages of the site.
  let language: Int
  /// Where it is published.
  public let path: SitePath

  /// What its links depend on.
  var position: PagePosition {
    kind == .notFound ? .anywhere : .depth(path.depth)
  }
}
