/// One way in which a species evolves: everything that is set has to be met at once.
public struct EvolutionCondition: Sendable, Hashable {
  /// What sets it off, such as a level-up; index into `Terms.evolutionTriggers`.
  @SmallInteger public var trigger: Int?
  /// The least level.
  @SmallInteger public var level: Int?
  /// The item used on it; index into `Terms.items`.
  @SmallInteger public var item: Int?
  /// The item that it holds; index into `Terms.items`.
  @SmallInteger public var heldItem: Int?
  /// A move that it knows; index into `Terms.moves`.
  @SmallInteger public var move: Int?
  /// The type of a move that it knows; index into the types.
  @SmallInteger public var moveType: Int?
  /// A move that it has used `moveCount` times; index into `Terms.moves`.
  @SmallInteger public var usedMove: Int?
  @SmallInteger public var moveCount: Int?
  /// The least friendship.
  @SmallInteger public var happiness: Int?
  @SmallInteger public var affection: Int?
  @SmallInteger public var beauty: Int?
  /// A word such as `day`, `night`, `dusk` or `full-moon`.
  public var time: String?
  /// Index into `Terms.locations`.
  @SmallInteger public var location: Int?
  /// A species in the party.
  public var partySpecies: SpeciesReference?
  /// The type of another in the party; index into the types.
  @SmallInteger public var partyType: Int?
  /// The species that it is traded for.
  public var tradeSpecies: SpeciesReference?
  public var gender: Gender?
  public var relativeStats: StatComparison?
  /// Damage that it has taken without fainting, in HP.
  @SmallInteger public var damageTaken: Int?
  /// Steps walked with it.
  @SmallInteger public var steps: Int?
  public var inRain = false
  /// The console is held upside down.
  public var upsideDown = false
  /// While playing with others.
  public var inMultiplayer = false
  /// Near a certain kind of rock.
  public var nearSpecialRock = false
  /// Index into `Terms.regions`.
  @SmallInteger public var region: Int?
  /// Slug of the form that evolves, where not every form does.
  public var fromForm: String?
  /// Slug of the form that it becomes.
  public var toForm: String?
  /// The condition in the data's own words, where it has nothing better.
  public var note: String?

  public init() {}
}

/// How Attack compares with Defense.
public enum StatComparison: String, Sendable, CaseIterable {
  case attackHigher = "attack"
  case defenseHigher = "defense"
  case equal
}
