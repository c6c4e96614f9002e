import Dex
import Diagnostics
import Foundation
import Testing

@testable import DexSources

@Suite struct StandardTypesTests {
  @Test func withoutAFileOfTypesTheDexHasThoseOfTheGames() throws {
    let pokedex =
      #"[{"id": 1, "name": {"english": "A"}, "type": ["Grass", "flying"], \#(Sample.base)}]"#
    var report = Report()
    let dex = try #require(
      loadBundledDex(pokedex: SourceText(name: "pokedex.json", text: pokedex), report: &report)?.dex
    )
    #expect(report.diagnostics.isEmpty)
    #expect(dex.types.count == 18)
    #expect(dex.species[0].types.map { dex.types[$0].slug } == ["grass", "flying"])
    #expect(
      dex.chart.matchups(of: dex.species[0].types).first.map { $0.types.map { dex.types[$0].key } }
        == ["Ice"])
  }

  @Test func theyAreThoseOfTheBundledFile() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Content/types.json"), encoding: .utf8)
    let bundled = try #require(load("[]", types: text).dex)
    #expect(bundled.types.map(\.key) == PokemonType.standard.map(\.key))
    #expect(bundled.types.map(\.slug) == PokemonType.standard.map(\.slug))
    #expect(bundled.types.map(\.color) == PokemonType.standard.map(\.color))
    for (type, standard) in zip(bundled.types, PokemonType.standard) {
      #expect(Set(type.names.translations) == Set(standard.names.translations))
    }
    #expect(bundled.chart == .standard)
  }
}
