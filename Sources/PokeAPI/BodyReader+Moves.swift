import DataFormats
import Diagnostics
import PokeAPICache

// Moves of a Pokémon.
extension BodyReader {
  /// The moves that it learns by level in the newest game that teaches it any, and that game.
  mutating func readMoves() throws(Faults) -> [Resource] {
    var newest: Resource?
    var moves: [Resource] = []
    try cursor.enterArray()
    while try cursor.nextElement() {
      let (move, games) = try readMove()
      guard let move else { continue }
      for game in games {
        if let known = newest, known.releaseRank >= game.releaseRank {
          if known == game { moves.append(move) }
        } else {
          newest = game
          moves = [move]
        }
      }
    }
    return moves + (newest.map { [$0] } ?? [])
  }

  /// A move, and the version groups in which it is learned by level.
  private mutating func readMove() throws(Faults) -> (move: Resource?, games: [Resource]) {
    var move: Resource?
    var games: [Resource] = []
    guard try entersObject() else { return (nil, []) }
    while let field = try cursor.nextKey() {
      switch (cursor.text(of: field), try cursor.peek()) {
      case ("move", .object): move = try readReference().link
      case ("version_group_details", .array):
        try cursor.enterArray()
        while try cursor.nextElement() {
          if let game = try readDetail(), !games.contains(game) { games.append(game) }
        }
      default: try cursor.skip()
      }
    }
    return (move, games)
  }

  /// The version group of a detail, if it is about learning by level.
  private mutating func readDetail() throws(Faults) -> Resource? {
    var game: Resource?
    var isByLevel = false
    guard try entersObject() else { return nil }
    while let field = try cursor.nextKey() {
      switch (cursor.text(of: field), try cursor.peek()) {
      case ("version_group", .object): game = try readReference().link
      case ("move_learn_method", .object): isByLevel = try readReference().isLevelUp
      default: try cursor.skip()
      }
    }
    return isByLevel ? game : nil
  }

  private mutating func entersObject() throws(Faults) -> Bool {
    guard try cursor.peek() == .object else {
      try cursor.skip()
      return false
    }
    try cursor.enterObject()
    return true
  }

  private mutating func readReference() throws(Faults) -> (link: Resource?, isLevelUp: Bool) {
    var link: Resource?
    var isLevelUp = false
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      guard try cursor.peek() == .string else {
        try cursor.skip()
        continue
      }
      let value = try cursor.string()
      let key = cursor.utf8(of: field)
      if key.elementsEqual("url".utf8) {
        link = Resource(link: cursor.utf8(of: value))
      } else if key.elementsEqual("name".utf8) {
        isLevelUp = cursor.utf8(of: value).elementsEqual("level-up".utf8)
      }
    }
    return (link, isLevelUp)
  }
}
