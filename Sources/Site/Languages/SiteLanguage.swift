import Dex

/// One of the languages that the site is made in.
public struct SiteLanguage: Sendable {
  public let tag: LanguageTag
  /// Its place among the languages of the site.
  let index: Int
  /// Where its pages start: nothing for the first language, else `ja/`.
  public let folder: String
  /// What texts are taken when the language has none.
  public let preference: LanguagePreference
  public let words: Words
  /// What the language calls itself.
  public let name: String

  init(tag: LanguageTag, index: Int, words: Words) {
    self.tag = tag
    self.index = index
    folder = index == 0 ? "" : tag.lowercased + "/"
    preference = LanguagePreference(tag)
    self.words = words
    name = words.find("languageName") ?? endonym(of: tag)
  }
}
