import DataFormats
import Dex
import Diagnostics

private enum ConditionField: String, CaseIterable {
  case trigger, level, item, heldItem, move, moveType, usedMove, moveCount, happiness, affection
  case beauty, time, location, partySpecies, partyType, tradeSpecies, gender, relativeStats
  case damageTaken, steps, rain, upsideDown, multiplayer, specialRock, region, fromForm, toForm
  case note
  static let table = FieldTable(ConditionField.self)
}

extension PokedexReader {
  /// The ways in which the entry comes from another, any of which is enough.
  mutating func readConditions(_ file: inout RecordReader) throws(Faults) -> [EvolutionCondition] {
    var conditions: [EvolutionCondition] = []
    guard try file.array() else { return conditions }
    while try file.element() {
      var seen = FieldsSeen()
      guard try file.object(&seen) else { continue }
      var condition = EvolutionCondition()
      while let field = try file.field(ConditionField.table, &seen) {
        try read(field, into: &condition, &file)
      }
      conditions.append(condition)
    }
    return conditions
  }

  private mutating func read(
    _ field: ConditionField, into condition: inout EvolutionCondition, _ file: inout RecordReader
  ) throws(Faults) {
    switch field {
    case .trigger: condition.trigger = try file.word(.trigger, &words)
    case .level: condition.level = try file.count()
    case .item: condition.item = try file.word(.item, &words)
    case .heldItem: condition.heldItem = try file.word(.item, &words)
    case .move: condition.move = try file.word(.move, &words)
    case .moveType: condition.moveType = try file.type(words.types)
    case .usedMove: condition.usedMove = try file.word(.move, &words)
    case .moveCount: condition.moveCount = try file.count()
    case .happiness: condition.happiness = try file.count()
    case .affection: condition.affection = try file.count()
    case .beauty: condition.beauty = try file.count()
    case .time: condition.time = try file.slug()
    case .location: condition.location = try file.word(.location, &words)
    case .partySpecies: condition.partySpecies = try file.speciesReference()?.other
    case .partyType: condition.partyType = try file.type(words.types)
    case .tradeSpecies: condition.tradeSpecies = try file.speciesReference()?.other
    case .gender: condition.gender = try file.choice(Gender.self)
    case .relativeStats: condition.relativeStats = try file.choice(StatComparison.self)
    case .damageTaken: condition.damageTaken = try file.count()
    case .steps: condition.steps = try file.count()
    case .rain: condition.inRain = try file.flag()
    case .upsideDown: condition.upsideDown = try file.flag()
    case .multiplayer: condition.inMultiplayer = try file.flag()
    case .specialRock: condition.nearSpecialRock = try file.flag()
    case .region: condition.region = try file.word(.region, &words)
    case .fromForm: condition.fromForm = try file.slug()
    case .toForm: condition.toForm = try file.slug()
    case .note: condition.note = try file.text()
    }
  }
}
