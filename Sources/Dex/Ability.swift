/// An ability, such as Overgrow.
public struct Ability: Sendable, Hashable {
  /// The word that data refers to it by, and its part of an address.
  public var slug: String
  public var names: LocalizedText
  /// The generation that introduced it.
  public var generation: Int?

  public init(slug: String, names: LocalizedText, generation: Int? = nil) {
    self.slug = slug
    self.names = names
    self.generation = generation
  }
}

/// An ability that a species can have.
public struct AbilitySlot: Sendable, Hashable {
  /// Index into the abilities of the dex.
  public var ability: Int
  public var isHidden: Bool

  public init(ability: Int, isHidden: Bool = false) {
    self.ability = ability
    self.isHidden = isHidden
  }
}
