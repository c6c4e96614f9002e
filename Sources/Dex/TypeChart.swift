/// How much damage each type does to each other.
///
/// Types are indexes into the types of the dex. What the chart does not know is neutral.
public struct TypeChart: Sendable, Hashable {
  /// How many types the chart knows.
  public let size: Int
  private var factors: [Double]

  /// A chart in which everything is neutral.
  public init(size: Int) {
    self.size = size
    factors = Array(repeating: 1, count: size * size)
  }

  /// 0, 0.5, 1 or 2 in the games' own chart. Setting a factor beyond the chart does nothing.
  public subscript(attacking attacker: Int, defending defender: Int) -> Double {
    get { knows(attacker, defender) ? factors[attacker * size + defender] : 1 }
    set { if knows(attacker, defender) { factors[attacker * size + defender] = newValue } }
  }

  /// Damage taken by something of these types, by the index of the attacking type: ×0 to ×4 for two.
  public func damageTaken(by types: some Sequence<Int>) -> [Double] {
    var taken = [Double](repeating: 1, count: size)
    for type in types {
      for attacker in 0..<size { taken[attacker] *= self[attacking: attacker, defending: type] }
    }
    return taken
  }

  private func knows(_ attacker: Int, _ defender: Int) -> Bool {
    0..<size ~= attacker && 0..<size ~= defender
  }
}

/// Types with the same factor, seen from the other side.
public struct Matchup: Sendable, Hashable {
  /// What damage is multiplied by.
  public let factor: Double
  /// Their indexes, in the order of the dex.
  public let types: [Int]
}

extension TypeChart {
  /// All attacking types by the damage that they do to these types, most damage first.
  public func matchups(of types: some Sequence<Int>) -> [Matchup] {
    grouped(damageTaken(by: types))
  }

  /// All defending types by the damage that attacks of a type do to them, most damage first.
  public func matchups(attacking attacker: Int) -> [Matchup] {
    grouped((0..<size).map { self[attacking: attacker, defending: $0] })
  }

  private func grouped(_ factors: [Double]) -> [Matchup] {
    Set(factors).sorted(by: >).map { factor in
      Matchup(factor: factor, types: factors.indices.filter { factors[$0] == factor })
    }
  }
}
