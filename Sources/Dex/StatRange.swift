extension StatDefinition {
  /// What a base value can become at level 100, as the games since the third generation reckon.
  ///
  /// The least has no individual and effort values and a nature that hinders (×0.9), the most has
  /// 31, 252 and a nature that helps (×1.1). A base of 1 HP stays at 1, which is Shedinja's rule.
  /// Nil for a stat that does not grow, and for base values outside 0…1,000,000.
  public func rangeAtLevel100(base: Int) -> ClosedRange<Int>? {
    guard 0...1_000_000 ~= base else { return nil }
    let least = 2 * base
    let most = 2 * base + 31 + 252 / 4
    switch growth {
    case .hitPoints: return base == 1 ? 1...1 : (least + 110)...(most + 110)
    case .ordinary: return (least + 5) * 9 / 10...(most + 5) * 11 / 10
    case .none: return nil
    }
  }
}
