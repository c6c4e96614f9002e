/// The moves that a species learns by level in one game.
public struct Learnset: Sendable, Hashable {
  public struct Step: Sendable, Hashable {
    /// 0 when it evolves.
    public var level: Int
    /// Index into `Terms.moves`.
    public var move: Int

    public init(level: Int, move: Int) {
      self.level = level
      self.move = move
    }
  }

  /// Indexes into `Terms.games`; empty where it is not known which.
  public var games: [Int] = []
  /// In the order of the data; empty where nothing is known.
  public var steps: [Step] = []

  public init() {}
}
