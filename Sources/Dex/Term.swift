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
  /// The types of the moves, as far as they are known: indexes into the types of the dex.
  public var moveTypes: [Int?] = []
  public var locations: [Term] = []
  public var regions: [Term] = []
  public var evolutionTriggers: [Term] = []
  public var colors: [Term] = []
  /// Games, such as those of which a species' texts are.
  public var games: [Term] = []

  public init() {}

  /// The type of a move by the index of the move.
  public func type(ofMove move: Int) -> Int? {
    moveTypes.indices ~= move ? moveTypes[move] : nil
  }
}
