/// The languages that a reader of one language is offered, best first.
///
/// `ja` is followed by `ja-hrkt`, `zh-hant` by `zh-hans`, `es-419` by `es`, and all of them by `en`.
public struct LanguagePreference: Sendable, Hashable {
  public let tags: [LanguageTag]

  public init(_ language: LanguageTag) {
    var tags = [language]
    func add(_ tag: LanguageTag?) {
      if let tag, !tags.contains(tag) { tags.append(tag) }
    }
    switch language.lowercased {
    case "zh-tw", "zh-hk", "zh-mo": add(LanguageTag("zh-hant"))
    case "zh", "zh-cn", "zh-sg": add(LanguageTag("zh-hans"))
    default: break
    }
    var parent = language.parent
    while let tag = parent {
      add(tag)
      parent = tag.parent
    }
    if tags.contains(where: { $0.lowercased == "zh-hant" }) { add(LanguageTag("zh-hans")) }
    if tags.contains(where: { $0.lowercased == "ja" }) { add(LanguageTag("ja-hrkt")) }
    add(LanguageTag("en"))
    self.tags = tags
  }

  /// The language itself, before any fallback.
  public var language: LanguageTag? { tags.first }
}
