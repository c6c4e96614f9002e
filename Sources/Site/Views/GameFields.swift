import Mustache

/// What the Pokédex of some games says.
enum DexEntryFields: Int, ViewFields { case games, hasGames, text, textLang }
/// Moves that are learned by level in one game.
enum LearnsetFields: Int, ViewFields { case games, hasGames, moves }
enum LearnedMoveFields: Int, ViewFields { case level, name, nameLang, types, hasType }
/// Something to be heard.
enum SoundFields: Int, ViewFields { case url, label }

/// Shapes of what only games have to say.
struct GameShapes: Sendable {
  let dexEntry: Shape<DexEntryFields>
  let learnset: Shape<LearnsetFields>
  let move: Shape<LearnedMoveFields>
  let sound: Shape<SoundFields>

  init(in schema: inout Schema, term: ShapeID, type: ShapeID) {
    sound = schema.register(SoundFields.self)
    dexEntry = schema.register(DexEntryFields.self, nested: [.games: term])
    move = schema.register(LearnedMoveFields.self, nested: [.types: type])
    learnset = schema.register(LearnsetFields.self, nested: [.games: term, .moves: move.id])
  }
}
