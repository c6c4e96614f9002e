/// A number for each stat of the dex, in the order of its definitions; any may be unknown.
public struct StatValues: Sendable, Hashable {
  private static let unknown = Int32.min
  private let values: [Int32]

  /// No stat is known.
  public init() {
    values = []
  }

  /// One value for each definition; numbers beyond 32 bits count as unknown.
  public init(_ values: [Int?]) {
    let isKnown = values.contains { $0 != nil }
    self.values = isKnown ? values.map { $0.flatMap(Int32.init(exactly:)) ?? Self.unknown } : []
  }

  /// Nil when the value is not known; a known 0 is 0.
  public subscript(stat: Int) -> Int? {
    guard values.indices ~= stat, values[stat] != Self.unknown else { return nil }
    return Int(values[stat])
  }

  /// Whether no stat is known.
  public var isEmpty: Bool { values.isEmpty }

  /// The sum, only if every stat is known: the sum of some of them would look like a low total.
  public var total: Int? {
    guard !values.isEmpty, !values.contains(Self.unknown) else { return nil }
    return values.reduce(0) { $0 + Int($1) }
  }
}
