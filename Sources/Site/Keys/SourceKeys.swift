import FileSystem

/// Hashes of what a site is made from, as far as its files do not tell themselves.
public struct SourceKeys: Sendable {
  /// The program, and options that change what it makes.
  public var program: ContentHash
  /// Types, abilities, terms and stats.
  public var vocabulary: ContentHash
  /// One hash for each species of the dex: of all that the data says about it.
  public var species: [ContentHash]

  public init(program: ContentHash, vocabulary: ContentHash, species: [ContentHash]) {
    self.program = program
    self.vocabulary = vocabulary
    self.species = species
  }
}
