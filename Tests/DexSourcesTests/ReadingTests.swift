import Dex
import Diagnostics
import Testing

@testable import DexSources

@Suite struct ReadingTests {
  private let english = LanguagePreference(englishTag)

  @Test func readsEveryField() throws {
    let loaded = load(
      entries: [
        Sample.entry(1, "Foo"),
        """
        {"id": 2, "number": 7, "slug": "bar", "name": {"english": "Bar", "chinese": "芭", "pt-BR": "Barra"},
        "type": ["Grass", "Poison"], \(Sample.base), "genus": {"english": "Seed Thing"},
        "generation": 3, "height": 0.7, "weight": 6.9,
        "abilities": [{"ability": "overgrow"}, {"ability": "Run Away", "hidden": true}],
        "gender": {"male": 87.5, "female": 12.5}, "eggGroups": ["plant", "monster"],
        "catchRate": 0, "happiness": 50, "experience": 64, "effort": {"Speed": 2, "HP": 1},
        "growthRate": "slow", "hatchCycles": 20, "color": "green", "legendary": true,
        "form": {"english": "Plain"},
        "forms": [{"id": 10034, "slug": "bar-mega", "kind": "mega", "name": {"english": "Mega Bar"},
          "type": ["Fire"], "weight": 110.5}],
        "evolution": {"from": 1, "how": [{"trigger": "use-item", "item": "moon-stone", "rain": true,
          "partySpecies": 1, "tradeSpecies": 99, "gender": "female", "time": "night"}]}}
        """,
      ],
      terms: """
        {"eggGroups": [{"slug": "monster", "name": {"english": "Monster"}},
        {"slug": "plant", "name": {"english": "Grass"}}],
        "items": [{"slug": "moon-stone", "name": {"english": "Moon Stone"}}],
        "evolutionTriggers": [{"slug": "use-item", "name": {"english": "Use item"}}],
        "generations": [{"slug": "3", "name": {"english": "Generation III"}, "region": {"english": "Hoenn"}}]}
        """)
    #expect(
      loaded.messages == [
        "warning: entry 1 (id 2, Bar): evolution.how[0].tradeSpecies: there is no entry with the id 99"
      ])
    let dex = try #require(loaded.dex)
    let bar = dex.species[1]
    #expect(bar.number == "007")
    #expect(bar.spriteNumber == "002")
    #expect(bar.slug == "bar")
    #expect(bar.names.languages.map(\.description) == ["en", "zh-Hans", "pt-BR"])
    #expect(bar.types.map { dex.types[$0].key } == ["Grass", "Poison"])
    #expect(bar.stats.total == 318)
    #expect(bar.genus.text(for: english)?.text == "Seed Thing")
    #expect(bar.size == BodySize(height: 0.7, weight: 6.9))
    #expect(bar.abilities.map { dex.abilities[$0.ability].slug } == ["overgrow", "run-away"])
    #expect(bar.abilities.map(\.isHidden) == [false, true])
    #expect(dex.abilities[0].names.text(for: english)?.text == "Overgrow")
    #expect(bar.gender == .parts(male: 87.5, female: 12.5))
    #expect(bar.eggGroups.map { dex.terms.eggGroups[$0].slug } == ["plant", "monster"])
    #expect(bar.training.catchRate == 0)
    #expect(
      bar.training.effort == [EffortYield(stat: 0, amount: 1), EffortYield(stat: 5, amount: 2)])
    #expect(bar.training.growthRate.map { dex.terms.growthRates[$0].slug } == "slow")
    #expect(bar.color.map { dex.terms.colors[$0].slug } == "green")
    #expect(bar.isLegendary && !bar.isMythical && !bar.isBaby)
    #expect(bar.formName.text(for: english)?.text == "Plain")
    let form = try #require(bar.forms.first)
    #expect(form.kind == "mega")
    #expect(form.spriteNumber == "10034")
    #expect(form.types == [2])
    #expect(form.stats.isEmpty)
    #expect(dex.generation(3)?.region.text(for: english)?.text == "Hoenn")
    let tree = try #require(dex.evolutionTree(of: 1))
    #expect(tree.member == .species(0))
    let how = try #require(tree.branches.first?.conditions.first)
    #expect(how.item.map { dex.terms.items[$0].slug } == "moon-stone")
    #expect(how.inRain)
    #expect(how.partySpecies == .species(0))
    #expect(how.tradeSpecies == .missingID(99))
    #expect(how.gender == .female)
    #expect(how.time == "night")
    #expect(dex.chart.damageTaken(by: bar.types) == [1, 1, 2, 1, 1])
    #expect(dex.types[0].color == RGBColor(red: 173, green: 173, blue: 173))
  }

  @Test(
    arguments: [
      (#""height": "0.7 m", "weight": "6.9 kg""#, 0.7, 6.9),
      (#""height": "0.7", "weight": "6.9kg""#, 0.7, 6.9),
      (#""height": "70 cm", "weight": " 6900 g ""#, 0.7, 6.9), (#""height": null"#, nil, nil),
      (#""height": 0, "weight": 1000"#, 0, 1000),
    ] as [(String, Double?, Double?)])
  func measures(fields: String, height: Double?, weight: Double?) throws {
    let size = try #require(load(entries: [Sample.entry(1, "A", fields)]).dex).species[0].size
    #expect(size.height.map { ($0 * 1e6).rounded() } == height.map { ($0 * 1e6).rounded() })
    #expect(size.weight.map { ($0 * 1e6).rounded() } == weight.map { ($0 * 1e6).rounded() })
  }

  @Test(
    arguments: [
      (#""gender": "87.5:12.5""#, .parts(male: 87.5, female: 12.5)),
      (#""gender": "Genderless""#, .genderless), (#""gender": "genderless""#, .genderless),
      (#""gender": {"female": 100}"#, .parts(male: 0, female: 100)), (#""gender": null"#, nil),
      (#""gender": {}"#, nil),
    ] as [(String, GenderRatio?)])
  func genders(field: String, expected: GenderRatio?) throws {
    let loaded = load(entries: [Sample.entry(1, "A", field)])
    #expect(try #require(loaded.dex).species[0].gender == expected)
    #expect(loaded.messages == [])
  }

  @Test(arguments: [
    ("", "001"), (#""number": 25"#, "025"), (#""number": "25""#, "025"),
    (#""number": "K-1""#, "K-1"),
    (#""number": null"#, ""), (#""number": 1000"#, "1000"),
  ])
  func numbers(field: String, expected: String) throws {
    let loaded = load(entries: [Sample.entry(1, "A", field), Sample.entry(2, "B", field)])
    #expect(try #require(loaded.dex).species[0].number == expected)
  }

  @Test(arguments: [
    ("Nidoran♀", "nidoran-f"), ("Nidoran♂", "nidoran-m"), ("フシギダネ", "007"),
    ("../../../tmp/owned", "tmp-owned"), (#"a\u0000b"#, "ab"),
  ])
  func slugs(name: String, expected: String) throws {
    #expect(try #require(load(entries: [Sample.entry(7, name)]).dex).species[0].slug == expected)
  }

  @Test func spellingsOfANameAreOne() throws {
    let names = try ["Flab\u{E9}b\u{E9}", "Flabe\u{301}be\u{301}"].map {
      try #require(load(entries: [Sample.entry(669, $0)]).dex).species[0].names
    }
    #expect(names[0] == names[1])
  }

  @Test func numbersMayBeText() throws {
    let entry = """
      {"id": "45", "name": {"english": "A"}, "type": ["normal"], "base": {"HP": " 7 ", "Attack": "1",
      "Defense": 1, "Sp. Attack": 1, "Sp. Defense": 1, "Speed": 0}}
      """
    let loaded = load(entries: [entry])
    #expect(loaded.messages == [])
    #expect(try #require(loaded.dex).species[0].id == 45)
    #expect(try #require(loaded.dex).species[0].stats.total == 11)
  }

  @Test func statsMayBeOthers() throws {
    let loaded = load(
      #"[{"id": 1, "name": {"en": "A"}, "type": ["Fire"], "base": {"Luck": 9, "HP": 1}}]"#,
      stats: #"[{"key": "HP", "max": 10}, {"key": "Luck", "growth": "none"}]"#)
    #expect(loaded.messages == [])
    let dex = try #require(loaded.dex)
    #expect(dex.stats.map(\.slug) == ["hp", "luck"])
    #expect(dex.stats.map(\.growth) == [.hitPoints, .none])
    #expect(dex.species[0].stats[1] == 9)
  }

  @Test func evolutionsMayNameSpecies() throws {
    let loaded = load(entries: [
      Sample.entry(2, "Bar", #""evolution": {"from": "foo"}"#), Sample.entry(1, "Foo"),
      Sample.entry(3, "Baz", #""evolution": {"from": "Bar"}"#),
    ])
    #expect(loaded.messages == [])
    #expect(try #require(loaded.dex?.evolutionTree(of: 0)).member == .species(1))
    #expect(try #require(loaded.dex?.evolutionTree(of: 2)).count == 3)
  }

  @Test func unknownWordsAreNearWordsOfTheFile() throws {
    let loaded = load(
      entries: [Sample.entry(1, "Foo", #""abilities": ["overgrwo"], "color": "green""#)],
      terms: "{}", abilities: #"[{"slug": "overgrow", "name": {"english": "Overgrow"}}]"#)
    #expect(
      loaded.messages == [
        "warning: entry 0 (id 1, Foo): abilities[0]: 'overgrwo' is not a known ability"
      ])
    #expect(loaded.report.diagnostics.first?.hint == "did you mean 'overgrow'?")
    #expect(try #require(loaded.dex).abilities.count == 2)
  }
}

/// English, as the stats have it, so that no test has to unwrap it.
private let englishTag = StatDefinition.standard[0].names.languages[0]
