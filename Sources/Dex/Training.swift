/// Facts for those who catch, raise and breed a species; each nil where unknown.
public struct Training: Sendable, Hashable {
  /// 0 to 255; the higher, the easier to catch.
  @SmallInteger public var catchRate: Int?
  /// Friendship when caught, 0 to 255.
  @SmallInteger public var happiness: Int?
  /// Base experience for defeating it.
  @SmallInteger public var experience: Int?
  /// Index into `Terms.growthRates`.
  @SmallInteger public var growthRate: Int?
  /// How many cycles an egg takes.
  @SmallInteger public var hatchCycles: Int?
  /// Effort values for defeating it, in the order of the stats; empty where unknown.
  public var effort: [EffortYield] = []

  public init() {}
}

/// Effort values of one stat.
public struct EffortYield: Sendable, Hashable {
  /// Index into the stats of the dex.
  public var stat: Int
  public var amount: Int

  public init(stat: Int, amount: Int) {
    self.stat = stat
    self.amount = amount
  }
}
