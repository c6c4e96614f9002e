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
    #expect(MemoryLayout<Species>.stride <= 256)
    #expect(MemoryLayout<EvolutionCondition>.stride <= 192)
  }

  @Test(arguments: [nil, 0, 45, -1, Int(Int32.max)] as [Int?])
  func smallIntegersKeepTheirValue(value: Int?) {
    var training = Training()
    training.catchRate = value
    #expect(training.catchRate == value)
    training.catchRate = .max
    #expect(training.catchRate == nil)
  }

  @Test func findsForms() {
    var species = Species(id: 1, slug: "a", number: "001", names: LocalizedText())
    species.forms = [
      Form(slug: "a-x", names: LocalizedText()), Form(slug: "a-y", names: LocalizedText()),
    ]
    let dex = Dex(species: [species], types: [], chart: TypeChart(size: 0))
    #expect(dex.form(ofSlug: "a-y") == FormReference(species: 0, form: 1))
    #expect(dex.form(ofSlug: "a") == nil)
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
