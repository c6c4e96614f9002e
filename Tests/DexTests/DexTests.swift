import Testing

@testable import Dex

@Suite struct DexTests {
  private func dex(_ ids: [Int]) -> Dex {
    let species = ids.map {
      Species(id: $0, slug: "s\($0)", number: padded($0), names: LocalizedText())
    }
    return Dex(species: species, types: [], chart: TypeChart(size: 0))
  }

  @Test func neighboursAreThoseOfTheData() {
    let dex = dex([905, 10001, 3])
    #expect(dex.next(of: 0) == 1)
    #expect(dex.previous(of: 1) == 0)
    #expect(dex.previous(of: 0) == nil)
    #expect(dex.next(of: 2) == nil)
    #expect(dex.next(of: -1) == nil)
  }

  @Test func findsByIDAndSlug() {
    let dex = dex([905, 10001])
    #expect(dex.index(ofID: 10001) == 1)
    #expect(dex.index(ofID: 906) == nil)
    #expect(dex.index(ofSlug: "S905") == 0)
    #expect(dex.species[1].spriteNumber == "10001")
  }

  @Test func aSpeciesIsSmall() {
    #expect(MemoryLayout<Species>.stride <= 320)
  }

  @Test func generationsFollowTheNationalNumbering() throws {
    let english = try #require(LanguageTag("en"))
    func named(_ id: Int, _ name: String) -> Species {
      Species(id: id, slug: "", number: "", names: LocalizedText(name, in: english))
    }
    var species = [
      named(1, "Bulbasaur"), named(25, "Pikachu"), named(152, "Foomon"), named(160, "Barmon"),
    ]
    species.append(named(151, "Mew"))
    species[1].generation = 7
    NationalDex.fillGenerations(of: &species, english: english)
    #expect(species.map(\.generation) == [1, 7, nil, nil, 1])
  }
}
