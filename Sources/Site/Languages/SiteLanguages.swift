import Dex
import Diagnostics

/// The languages of the site with their words, in the order of the configuration.
func siteLanguages(
  _ tags: [String], words files: [SiteSources.File],
  changes: [SiteConfiguration.WordChange] = [], into report: inout Report
) -> [SiteLanguage] {
  let tags = tags.compactMap { LanguageTag($0) }
  let library = WordLibrary(files, for: tags, into: &report)
  guard let base = library.base else {
    report.error(
      "there are no words for the interface",
      hint: "put a file i18n/en.yml into the content folder")
    return []
  }
  return tags.enumerated().map { index, tag in
    let own = LanguagePreference(tag).tags.dropLast().compactMap { library.files[$0] }.first
    if own == nil, library.isInEnglish, tag != english {
      report.warning(
        "there is no file i18n/\(tag.lowercased).yml: the interface of '\(tag)' is in English")
    }
    if own == nil, !library.isInEnglish {
      report.warning(
        "there is no file i18n/\(tag.lowercased).yml: the words of '\(tag)' come from "
          + "'\(visible(base.source.name))'")
    }
    let isBase = own?.source.name == base.source.name
    let words = Words.merged(isBase ? nil : own, over: base, into: &report)
      .changed(by: changes, for: LanguagePreference(tag), reportsUnknown: index == 0, into: &report)
    return SiteLanguage(tag: tag, index: index, words: words)
  }
}

private let english = LanguageTag("en")

/// The files of words that some languages need, read.
private struct WordLibrary {
  private(set) var files: [LanguageTag: WordFile] = [:]
  /// English, or what stands in for it: the words that others are measured by.
  private(set) var base: WordFile?

  var isInEnglish: Bool { english.map { files[$0] != nil } ?? false }

  init(_ sources: [SiteSources.File], for tags: [LanguageTag], into report: inout Report) {
    var named: [LanguageTag: SourceText] = [:]
    for file in sources {
      guard let tag = LanguageTag(file.name.prefix { $0 != "." }) else {
        report.warning("'\(file.source.name)' is not named by a language tag, such as ja.yml")
        continue
      }
      named[tag] = file.source
    }
    let hasEnglish = english.map { named[$0] != nil } ?? false
    let needed =
      tags.flatMap { LanguagePreference($0).tags } + (hasEnglish ? [] : named.keys.sorted())
    for tag in needed where files[tag] == nil {
      if let source = named[tag] { files[tag] = WordFile(reading: source, into: &report) }
    }
    base = english.flatMap { files[$0] } ?? needed.lazy.compactMap { [files] in files[$0] }.first
  }
}
