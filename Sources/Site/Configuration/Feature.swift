/// A group of pages or files that a site may do without.
public enum Feature: String, CaseIterable, Sendable {
  case types, generations, abilities, eggGroups, rankings
  /// The pages that the script fills: comparing, the collection, one at random.
  case tools
  /// Data for other programs.
  case api
}
