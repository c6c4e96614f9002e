import Dex
import Diagnostics
import Glibc
import Testing

@testable import DexSources

@Suite struct ForkTests {
  private let fork = """
    [{"id": 1, "name": {"english": "Foo", "japanese": "フー"}, "type": ["Grass", "Poison"], \(Sample.base),
      "species": "Seed Thing", "description": "Some words.",
      "evolution": {"next": [["2", "Level 16"]]},
      "profile": {"height": "0.7 m", "weight": "6.9 kg", "egg": ["Monster", "Grass"],
        "ability": [["Overgrow", "false"], ["Run Away", "true"]], "gender": "87.5:12.5"},
      "image": {"sprite": "https://example.org/1.png", "thumbnail": "", "hires": ""}},
     {"id": 2, "name": {"english": "Bar"}, "type": ["Grass"], \(Sample.base), "species": "Seed Thing",
      "evolution": {"prev": ["1", "Level 16"], "next": [["3", "high Friendship"]]}, "profile": {}},
     {"id": 3, "name": {"english": "Baz"}, "type": ["Grass"],
      "evolution": {"prev": ["2", "high Friendship"]},
      "profile": {"height": "unknown", "gender": "Genderless"}}]
    """

  @Test func readsAsItIs() throws {
    let loaded = load(fork)
    #expect(
      loaded.messages == [
        "warning: entry 2 (id 3, Baz): profile.height: a number that is not negative (in m) was "
          + "expected, but this is \"unknown\"",
        "warning: entry 2 (id 3, Baz): base: is missing: no stats are known",
      ])
    let dex = try #require(loaded.dex)
    let foo = dex.species[0]
    #expect(foo.genus.translations.map(\.text) == ["Seed Thing"])
    #expect(foo.size == BodySize(height: 0.7, weight: 6.9))
    #expect(foo.gender == .parts(male: 87.5, female: 12.5))
    #expect(foo.eggGroups.map { dex.terms.eggGroups[$0].slug } == ["monster", "grass"])
    #expect(foo.abilities.map { dex.abilities[$0.ability].slug } == ["overgrow", "run-away"])
    #expect(foo.abilities.map(\.isHidden) == [false, true])
    #expect(dex.species[2].gender == .genderless)
    let tree = try #require(dex.evolutionTree(of: 2))
    #expect(tree.count == 3)
    #expect(dex.evolutions.edges.count == 2)
    #expect(tree.branches[0].conditions.map(\.level) == [16])
    #expect(tree.branches[0].branches[0].conditions.map(\.note) == ["high Friendship"])
  }
}

@Suite struct FanzeyiTests {
  static let path = getenv("DEXGEN_FANZEYI").map { String(cString: $0) + "/pokedex.json" }

  @Test(.enabled(if: path != nil, "DEXGEN_FANZEYI does not name the data set of 2019"))
  func readsTheDataSetOf2019() throws {
    let path = try #require(Self.path)
    let pokedex = SourceText(name: "pokedex.json", bytes: try bytes(of: path))
    let types = Self.types.map { #"{"name": {"english": "\#($0)"}}"# }.joined(separator: ",")
    var report = Report()
    let loaded = loadBundledDex(
      pokedex: pokedex, types: SourceText(name: "types.json", text: "[\(types)]"), report: &report)?
      .dex
    let dex = try #require(loaded)
    #expect(dex.species.count == 809)
    #expect(
      report.diagnostics.map(\.message) == [
        "entry 184 (id 185, Sudowoodo): name.chinese: has invisible characters (U+200E)",
        "entry 808 (id 809, Melmetal): name.french: is empty and counts as absent",
      ])
    #expect(dex.index(ofSlug: "nidoran-f") == 28)
    #expect(dex.species[151].generation == 2)
    #expect(dex.species.allSatisfy { $0.stats.total != nil })
  }

  private static let types = [
    "Normal", "Fighting", "Flying", "Poison", "Ground", "Rock", "Bug", "Ghost", "Steel", "Fire",
    "Water", "Grass", "Electric", "Psychic", "Ice", "Dragon", "Dark", "Fairy",
  ]

  private func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
