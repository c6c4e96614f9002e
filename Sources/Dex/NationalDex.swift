/// The national numbering of the games: which generation an id belongs to.
public enum NationalDex {
  /// One generation's ids, and the English name of the first of them.
  private struct Block: Sendable {
    let generation: Int
    let ids: ClosedRange<Int>
    let firstName: String
  }

  /// Gives a generation to the species that have none and follow the national numbering.
  ///
  /// A generation's numbering is followed if its first id has the name that the games give it: a fan
  /// dex numbers its own creatures from 1, and they belong to no generation of the games.
  public static func fillGenerations(of species: inout [Species], english: LanguageTag) {
    let firsts = Set(all.map(\.ids.lowerBound))
    var names: [Int: String] = [:]
    for entry in species where firsts.contains(entry.id) { names[entry.id] = entry.names[english] }
    let followed = all.filter { names[$0.ids.lowerBound] == $0.firstName }
    guard !followed.isEmpty else { return }
    for index in species.indices where species[index].generation == nil {
      let id = species[index].id
      species[index].generation = followed.first { $0.ids ~= id }?.generation
    }
  }

  /// The region that a species is from, where it is not the one that its generation began with.
  public static func region(of species: Species) -> String? {
    guard species.generation == 8, 899...905 ~= species.id else { return nil }
    return hisuian.contains(species.slug) ? "hisui" : nil
  }

  private static let hisuian: Set = [
    "wyrdeer", "kleavor", "ursaluna", "basculegion", "sneasler", "overqwil", "enamorus",
  ]

  private static let all = [
    Block(generation: 1, ids: 1...151, firstName: "Bulbasaur"),
    Block(generation: 2, ids: 152...251, firstName: "Chikorita"),
    Block(generation: 3, ids: 252...386, firstName: "Treecko"),
    Block(generation: 4, ids: 387...493, firstName: "Turtwig"),
    Block(generation: 5, ids: 494...649, firstName: "Victini"),
    Block(generation: 6, ids: 650...721, firstName: "Chespin"),
    Block(generation: 7, ids: 722...809, firstName: "Rowlet"),
    Block(generation: 8, ids: 810...905, firstName: "Grookey"),
    Block(generation: 9, ids: 906...1025, firstName: "Sprigatito"),
  ]
}
