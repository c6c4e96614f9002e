/// One page of the site.
public struct Page: Sendable {
  let subject: any PageSubject
  /// Where pages about the same stand in every language, relative to the language's folder.
  let route: String
  /// Index into the languages of the site.
  let language: Int
  /// Where it is published.
  public let path: SitePath

  /// What its links depend on.
  var position: PagePosition {
    subject.isTranslated ? .depth(path.depth) : .anywhere
  }
}
