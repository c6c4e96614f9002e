import Dex

extension Vocabularies {
  /// What the fork says in words, such as "Level 16" or "use Thunder Stone", as a condition.
  ///
  /// What is not understood is kept as it is.
  mutating func condition(fromNote note: String) -> EvolutionCondition {
    var condition = EvolutionCondition()
    let words = note.split(separator: " ").map(String.init)
    let first = words.first?.lowercased()
    if first == "level", words.count == 2, let level = Int(words[1]), level > 0 {
      condition.trigger = self[.trigger].index(of: "level-up")
      condition.level = level
    } else if first == "use",
      let item = self[.item].index(of: words.dropFirst().joined(separator: " "))
    {
      condition.trigger = self[.trigger].index(of: "use-item")
      condition.item = item
    } else {
      condition.note = note
    }
    return condition
  }
}
