/// One kind of base stat, such as Attack.
public struct StatDefinition: Sendable, Hashable {
  /// How a stat grows with the level.
  public enum Growth: String, Sendable, CaseIterable {
    /// As hit points do, which no nature changes.
    case hitPoints = "hp"
    /// As all others do in the games.
    case ordinary
    /// Not at all, or in a way that is not known.
    case none
  }

  /// The key that data has it under, such as `Sp. Attack`.
  public var key: String
  /// Its word in addresses and style sheets, such as `sp-attack`.
  public var slug: String
  public var names: LocalizedText
  /// Names for narrow places, such as `SpA`; may be empty.
  public var shortNames: LocalizedText
  /// The base value that fills a bar.
  public var maximum: Int
  public var growth: Growth

  public init(
    key: String, slug: String, names: LocalizedText, shortNames: LocalizedText = LocalizedText(),
    maximum: Int = 255, growth: Growth = .ordinary
  ) {
    self.key = key
    self.slug = slug
    self.names = names
    self.shortNames = shortNames
    self.maximum = maximum
    self.growth = growth
  }

  /// How much of a bar a base value fills, from 0 to 100.
  public func percent(of value: Int) -> Double {
    guard maximum > 0 else { return 0 }
    return min(max(Double(value) / Double(maximum) * 100, 0), 100)
  }
}
