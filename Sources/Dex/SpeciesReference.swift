/// A species that other data refers to, whether or not the dex has an entry for it.
public enum SpeciesReference: Sendable, Hashable {
  /// Index into the species of the dex.
  case species(Int)
  /// An id without an entry.
  case missingID(Int)
  /// A name without an entry.
  case missingName(String)

  /// Index into the species of the dex, if there is an entry.
  public var index: Int? {
    if case .species(let index) = self { index } else { nil }
  }
}
