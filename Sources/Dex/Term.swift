/// A word of the data with its translations: an egg group, an item, a region …
public struct Term: Sendable, Hashable {
  /// The word that data refers to it by, and its part of an address.
  public var slug: String
  public var names: LocalizedText
  /// Of a generation: the region that it introduced. Empty for all other terms.
  public var region: LocalizedText

  public init(slug: String, names: LocalizedText, region: LocalizedText = LocalizedText()) {
    self.slug = slug
    self.names = names
    self.region = region
  }
}

/// All terms; other values refer to them by their index in these lists.
public struct Terms: Sendable, Hashable {
  public var eggGroups: [Term] = []
  /// With the generation's number as slug.
  public var generations: [Term] = []
  public var growthRates: [Term] = []
  public var items: [Term] = []
  public var moves: [Term] = []
  public var locations: [Term] = []
  public var regions: [Term] = []
  public var evolutionTriggers: [Term] = []
  public var colors: [Term] = []

  public init() {}
}
