import Dex

/// Why a list of language tags cannot be used.
public enum LanguageListProblem: Error, Equatable {
  case empty
  case notATag(String)
  case twice(String)

  /// For people: completes “the languages …”.
  public var explanation: String {
    switch self {
    case .empty: "the list is empty"
    case .notATag(let text): "'\(text)' is no language tag"
    case .twice(let tag): "'\(tag)' is there twice"
    }
  }

  static let hint = "write tags such as en, ja or zh-Hans"
}

/// The languages of a site in order, the first for its root.
public func languageTags(_ texts: [String]) throws(LanguageListProblem) -> [LanguageTag] {
  var tags: [LanguageTag] = []
  for text in texts {
    guard let tag = LanguageTag(text) else { throw .notATag(text) }
    if tags.contains(tag) { throw .twice(text) }
    tags.append(tag)
  }
  if tags.isEmpty { throw .empty }
  return tags
}
