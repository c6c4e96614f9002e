/// One entry of the dex.
public struct Species: Sendable {
  /// Unique and positive.
  public var id: Int
  /// The effective slug: unique without regard to case, of `a`–`z`, `0`–`9` and `-` only.
  public var slug: String
  /// What is shown after "No.", padded to three digits; may be shared with others.
  public var number: String
  public var names: LocalizedText
  /// Indexes into the types of the dex; one or two in the games.
  public var types = IndexList()
  public var stats = StatValues()
  /// What kind of creature it is said to be, such as "Seed Pokémon".
  public var genus = LocalizedText()
  /// Nil when neither the data nor the national numbering tells.
  @SmallInteger public var generation: Int?
  public var size = BodySize()
  public var abilities: [AbilitySlot] = []
  public var gender: GenderRatio?
  /// Indexes into `Terms.eggGroups`.
  public var eggGroups = IndexList()
  public var training = Training()
  /// Index into `Terms.colors`.
  @SmallInteger public var color: Int?
  public var isLegendary = false
  public var isMythical = false
  public var isBaby = false
  /// The name of the form that the entry describes, where it has several, such as "Plant Cloak".
  public var formName = LocalizedText()
  /// Other forms, in the order of the data.
  public var forms: [Form] = []
  /// What the games say about it, by language.
  public var dexEntries: [DexEntries] = []
  public var learnset = Learnset()

  public init(id: Int, slug: String, number: String, names: LocalizedText) {
    self.id = id
    self.slug = slug
    self.number = number
    self.names = names
  }
}

extension Species {
  /// What the names of its picture files start with: the id, padded to three digits.
  public var spriteNumber: String { padded(id) }
}

/// Height and weight, where known.
public struct BodySize: Sendable, Hashable {
  /// In metres.
  public var height: Double?
  /// In kilograms.
  public var weight: Double?

  public init(height: Double? = nil, weight: Double? = nil) {
    self.height = height
    self.weight = weight
  }
}
