import Mustache

/// Values that every page of a language at one depth shares.
enum FrameFields: Int, ViewFields {
  case site, lang, words, homeUrl, gridUrl, styleUrl, scriptUrl, icons, generator
  case hasLanguages, languageName, hasFurther, dataUrl, tableUrl
  case themeScriptUrl, searchIndexUrl, workerUrl, manifestUrl, compareUrl
}

/// Values of one page, whatever its kind.
enum PageFields: Int, ViewFields {
  case kind, isList, isGrid, isDetail, isPage, isNotFound, isOffline
  case hasSearch
  case title, headTitle, description, canonical, alternates
  case menu, languages, accent, secondAccent
  case previous, next
  case count, countText, columns, statCount, entries, hasTypeFilter, filterTypes
  case hasGenerations, generations, pages, hasPages, pageText
  case searchUrl, hasHeights, hasWeights, hasStatuses, statuses, hasFormKinds, formKinds
  case species, content, contents
  case section, groupKind, groups, formCountText
  case type, damageTaken, hasDamageTaken, damageDealt, hasDamageDealt
  case chartTypes, chart, hasChart
  case rankings, ranks, rankingName, allUrl
  case apiUrl, hasApi
  case social, structuredData
}

enum SiteFields: Int, ViewFields { case title, description, url }
enum IconFields: Int, ViewFields { case svg, png, touch }
enum GeneratorFields: Int, ViewFields { case text, url }
enum MenuFields: Int, ViewFields { case title, url, current, view, further }
enum LanguageFields: Int, ViewFields { case name, lang, url, current }
/// What other sites show of a page that is linked there.
enum SocialFields: Int, ViewFields { case image, alt, isLarge, locale }
enum AlternateFields: Int, ViewFields { case lang, url }
/// One choice of a filter.
enum OptionFields: Int, ViewFields { case value, label }
/// One of the pages of a long list.
enum PagerFields: Int, ViewFields { case number, label, url, current, gap }
/// One heading of a page's table of contents.
enum HeadingFields: Int, ViewFields { case id, text, level }
