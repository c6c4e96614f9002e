import DataFormats
import Dex
import Diagnostics

/// The keys under which data has its languages.
struct LanguageKeys: Sendable {
  let table: JSONKeyTable
  let tags: [LanguageTag]
  let english: LanguageTag

  init() {
    let known = Self.known.compactMap { key, tag in LanguageTag(tag).map { (key, $0) } }
    table = JSONKeyTable(known.map(\.0))
    tags = known.map(\.1)
    english = tags[0]
  }

  private static let known = [
    ("english", "en"), ("japanese", "ja"), ("chinese", "zh-hans"), ("french", "fr"),
    ("german", "de"), ("spanish", "es"), ("italian", "it"), ("korean", "ko"),
    ("chinese-traditional", "zh-hant"), ("portuguese", "pt"), ("dutch", "nl"), ("polish", "pl"),
    ("russian", "ru"), ("swedish", "sv"), ("turkish", "tr"), ("thai", "th"), ("czech", "cs"),
    ("vietnamese", "vi"), ("indonesian", "id"), ("arabic", "ar"), ("hindi", "hi"),
  ]
}
