import Diagnostics

/// What a site is made from besides its dex, as far as it can be prepared without one.
public struct SiteBasis: Sendable {
  let sources: SiteSources
  let languages: [SiteLanguage]
  let templates: SiteTemplates
  /// What was found in the words, and what in the templates.
  let wordFindings: Report
  let templateFindings: Report

  public init(_ configuration: SiteConfiguration, _ sources: SiteSources) {
    self.sources = sources
    var found = Report()
    languages = siteLanguages(
      configuration.languages, words: sources.words, changes: configuration.words, into: &found)
    wordFindings = found
    found = Report()
    let words = languages.first?.words
    templates = SiteTemplates(
      sources, words: words?.hasAllKeys == true ? words?.keys : nil, into: &found)
    templateFindings = found
  }
}
