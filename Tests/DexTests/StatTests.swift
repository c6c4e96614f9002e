import Testing

@testable import Dex

@Suite struct StatTests {
  private let hitPoints = StatDefinition.standard[0]
  private let attack = StatDefinition.standard[1]

  @Test(arguments: [(45, 200...294), (255, 620...714), (1, 1...1), (0, 110...204)])
  func hitPointsAtLevel100(base: Int, expected: ClosedRange<Int>) {
    #expect(hitPoints.rangeAtLevel100(base: base) == expected)
  }

  @Test(arguments: [(49, 92...216), (65, 121...251), (0, 4...108), (180, 328...504)])
  func othersAtLevel100(base: Int, expected: ClosedRange<Int>) {
    #expect(attack.rangeAtLevel100(base: base) == expected)
  }

  @Test(arguments: [-1, 1_000_001, Int.max, Int.min])
  func madBasesHaveNoRange(base: Int) {
    #expect(attack.rangeAtLevel100(base: base) == nil)
    #expect(hitPoints.rangeAtLevel100(base: base) == nil)
  }

  @Test(arguments: [(0, 0.0), (51, 20.0), (255, 100.0), (300, 100.0), (-5, 0.0)])
  func percent(value: Int, expected: Double) {
    #expect(attack.percent(of: value) == expected)
  }

  @Test(
    arguments: [
      ([45, 49, 49, 65, 65, 45], 318), ([45, 49, 49, 0, 65, 45], 253), ([45, nil, 49], nil),
      ([nil, nil], nil), ([], nil),
    ] as [([Int?], Int?)])
  func total(values: [Int?], expected: Int?) {
    #expect(StatValues(values).total == expected)
  }

  @Test func aKnownZeroIsNotUnknown() {
    let values = StatValues([0, nil, .max])
    #expect(values[0] == 0)
    #expect(values[1] == nil)
    #expect(values[2] == nil)
    #expect(values[9] == nil)
    #expect(!values.isEmpty)
    #expect(StatValues([nil, nil]).isEmpty)
  }

  @Test func theStandardSixAreComplete() throws {
    #expect(
      StatDefinition.standard.map(\.key) == [
        "HP", "Attack", "Defense", "Sp. Attack", "Sp. Defense", "Speed",
      ])
    let japanese = try #require(LanguageTag("ja"))
    #expect(
      StatDefinition.standard.compactMap { $0.names[japanese] } == [
        "HP", "こうげき", "ぼうぎょ", "とくこう", "とくぼう", "すばやさ",
      ])
    #expect(StatDefinition.standard.allSatisfy { $0.shortNames.languages.count == 9 })
    #expect(StatDefinition.standard.allSatisfy { Slug.isValid($0.slug) })
  }
}
