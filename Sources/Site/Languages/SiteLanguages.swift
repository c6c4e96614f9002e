import Dex
import Diagnostics

/// The languages of the site with their words, in the order of the configuration.
func siteLanguages(
  _ tags: [String], words files: [SiteSources.File], into report: inout Report
) -> [SiteLanguage] {
  var read: [LanguageTag: WordFile] = [:]
  for file in files {
    let name = file.name.prefix { $0 != "." }
    guard let tag = LanguageTag(name) else {
      report.warning("'\(file.source.name)' is not named by a language tag, such as ja.yml")
      continue
    }
    read[tag] = WordFile(reading: file.source, into: &report)
  }
  let english = LanguageTag("en").flatMap { read[$0] }
  let base = english ?? read.values.min { $0.source.name < $1.source.name }
  guard let base else {
    report.error(
      "there are no words for the interface",
      hint: "put a file i18n/en.yml into the content folder")
    return []
  }
  return tags.compactMap { LanguageTag($0) }.enumerated().map { index, tag in
    let own = LanguagePreference(tag).tags.dropLast().compactMap { read[$0] }.first
    if own == nil, tag != LanguageTag("en") {
      report.warning(
        "there is no file i18n/\(tag.lowercased).yml: the interface of '\(tag)' is in English")
    }
    let words = Words.merged(
      own.flatMap { $0.source.name == base.source.name ? nil : $0 }, over: base, into: &report)
    return SiteLanguage(tag: tag, index: index, words: words)
  }
}
