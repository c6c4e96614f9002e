import DataFormats
import Diagnostics
import PokeAPICache

// Moves of a Pokémon.
extension AnswerReader {
  /// What it learns by level in the newest game that teaches it anything so.
  mutating func readLearnset() throws(Faults) -> Learnset? {
    var newest: Learnset?
    try cursor.enterArray()
    while try cursor.nextElement() {
      let (move, details) = try readMove()
      guard let link = move.link, link.endpoint == .move else { continue }
      let slug = String(decoding: move.slug, as: UTF8.self)
      for detail in details {
        let step = Learnset.Step(
          level: detail.level, order: detail.order, move: link, slug: slug)
        if let known = newest, known.game.releaseRank >= detail.game.releaseRank {
          if known.game == detail.game { newest?.steps.append(step) }
        } else {
          newest = Learnset(game: detail.game, steps: [step])
        }
      }
    }
    return newest
  }

  private struct Detail {
    let game: Resource
    let level: Int
    let order: Int?
  }

  /// A move and how it is learned by level.
  private mutating func readMove() throws(Faults) -> (move: ReadReference, details: [Detail]) {
    var move = ReadReference()
    var details: [Detail] = []
    guard try entersObject() else { return (move, details) }
    while let key = try cursor.nextKey() {
      switch (cursor.text(of: key), try cursor.peek()) {
      case ("move", .object): move = try reference()
      case ("version_group_details", .array):
        try cursor.enterArray()
        while try cursor.nextElement() {
          if let detail = try readDetail() { details.append(detail) }
        }
      default: try cursor.skip()
      }
    }
    return (move, details)
  }

  private mutating func readDetail() throws(Faults) -> Detail? {
    var game: Resource?
    var isByLevel = false
    var level: Int?
    var order: Int?
    guard try entersObject() else { return nil }
    while let key = try cursor.nextKey() {
      switch cursor.text(of: key) {
      case "version_group": game = try reference().link
      case "move_learn_method": isByLevel = try reference().slug.elementsEqual("level-up".utf8)
      case "level_learned_at": level = try integer()
      case "order": order = try integer()
      default: try cursor.skip()
      }
    }
    guard isByLevel, let game, let level, level >= 0 else { return nil }
    return Detail(game: game, level: level, order: order)
  }
}
