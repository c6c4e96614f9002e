/// What the Pokédex of some games says about a species.
public struct DexEntry: Sendable, Hashable {
  /// Indexes into `Terms.games`, in the order of the data; empty where it is not known which.
  public var games: [Int]
  /// On one line.
  public var text: String

  public init(games: [Int], text: String) {
    self.games = games
    self.text = text
  }
}

/// What the games say in one language.
public struct DexEntries: Sendable, Hashable {
  public var language: LanguageTag
  public var entries: [DexEntry]

  public init(language: LanguageTag, entries: [DexEntry]) {
    self.language = language
    self.entries = entries
  }
}

extension [DexEntries] {
  /// Those that a reader understands best; all of one language, so that none comes twice.
  public func best(for preference: LanguagePreference) -> DexEntries? {
    for tag in preference.tags {
      if let found = first(where: { $0.language == tag }) { return found }
    }
    return first
  }
}
