/// Another form of a species, with what differs from the entry itself.
public struct Form: Sendable {
  /// Positive where the data has one; what the names of its picture files start with.
  public var id: Int?
  /// Safe in addresses as slugs of species are, and unique within the species.
  public var slug: String
  /// What kind of form it is: `mega`, `regional`, `gigantamax`, `primal` …, else `other`.
  public var kind: String
  public var names: LocalizedText
  /// Empty where not stated.
  public var types = IndexList()
  /// Empty where not stated.
  public var stats = StatValues()
  /// Empty where not stated.
  public var abilities: [AbilitySlot] = []
  public var size = BodySize()

  public init(id: Int? = nil, slug: String, kind: String = "other", names: LocalizedText) {
    self.id = id
    self.slug = slug
    self.kind = kind
    self.names = names
  }
}

extension Form {
  /// The id, padded to three digits.
  public var spriteNumber: String? { id.map(padded) }
}
