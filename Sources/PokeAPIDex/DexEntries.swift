import DataFormats
import PokeAPICache

extension DexMaker {
  /// What the games' Pokédexes say, by language; games that say the same share an entry.
  mutating func dexEntries(_ texts: [GameText]) -> JSONValue? {
    var byLanguage = Fields()
    for language in BundledLanguage.allCases {
      var best: [Resource: GameText] = [:]
      for text in texts where text.language == language {
        if let known = best[text.version], known.rank <= text.rank { continue }
        best[text.version] = text
      }
      let sorted = best.values.map { (order: releaseOrder($0.version), text: $0) }
        .sorted { $0.order < $1.order }.map(\.text)
      var entries: [(text: String, games: [JSONValue])] = []
      for text in sorted {
        let game = JSONValue.string(follow(text.version)?.slug ?? "game-\(text.version.id)")
        if let index = entries.firstIndex(where: { $0.text.utf8.elementsEqual(text.text.utf8) }) {
          entries[index].games.append(game)
        } else {
          entries.append((text.text, [game]))
        }
      }
      let values = entries.map { entry in
        var fields = Fields()
        fields.add("games", .array(entry.games))
        fields.add("text", entry.text)
        return fields.value
      }
      byLanguage.add(language.key, .array(values))
    }
    return byLanguage.value
  }

  /// Sorts versions by their games' release, then by number.
  private func releaseOrder(_ version: Resource) -> (Int, Int) {
    let group = answers[version]?["version_group"]?.link
    return (group?.releaseRank ?? version.id, version.id)
  }

  /// The moves that are learned by level, in the order in which they are.
  mutating func learnset(_ learnset: LevelMoves) -> JSONValue {
    let group = follow(learnset.game)
    let games = (group?["versions"]?.elements ?? []).compactMap(\.slug)
    let sorted = learnset.steps.enumerated().sorted { left, right in
      (left.element.level, left.element.order ?? .max, left.offset)
        < (right.element.level, right.element.order ?? .max, right.offset)
    }
    var steps: [JSONValue] = []
    for (_, step) in sorted {
      _ = follow(step.move)
      var fields = Fields()
      fields.add("level", number: step.level)
      fields.add("move", step.slug)
      if !steps.contains(fields.value) { steps.append(fields.value) }
    }
    var fields = Fields()
    fields.add("games", .array(games.map(JSONValue.string)))
    fields.add("byLevel", .array(steps))
    return fields.value
  }
}
