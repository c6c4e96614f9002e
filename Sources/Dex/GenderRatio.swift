/// How many of a species are of which gender.
public enum GenderRatio: Sendable, Hashable {
  case genderless
  /// In per cent of all.
  case parts(male: Double, female: Double)
}

/// A gender that an evolution asks for.
public enum Gender: String, Sendable, CaseIterable {
  case female, male
}
