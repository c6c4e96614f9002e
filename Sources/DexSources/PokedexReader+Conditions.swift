import DataFormats
import Dex
import Diagnostics

private enum ConditionField: String, CaseIterable {
  case trigger, level, item, heldItem, move, moveType, usedMove, moveCount, happiness, affection
  case beauty, time, location, partySpecies, partyType, tradeSpecies, gender, relativeStats
  case damageTaken, steps, rain, upsideDown, multiplayer, specialRock, region, fromForm, toForm
  case note
  static let table = FieldTable(ConditionField.self, isClosed: true)
}

extension PokedexReader {
  /// The ways in which the entry comes from another, any of which is enough.
  mutating func readConditions(_ file: inout RecordReader) throws(Faults) -> EvolutionWays {
    var ways = EvolutionWays()
    guard try file.array() else { return ways }
    while try file.presentElement() {
      var seen = FieldsSeen()
      guard try file.object(&seen) else { continue }
      var condition = EvolutionCondition()
      while let field = try file.field(ConditionField.table, &seen) {
        try read(field, into: &condition, &ways.mentions, &file)
      }
      ways.conditions.append(condition)
    }
    return ways
  }

  private mutating func read(
    _ field: ConditionField, into condition: inout EvolutionCondition, _ mentions: inout [Mention],
    _ file: inout RecordReader
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
    case .happiness: condition.happiness = try file.count(upTo: 255)
    case .affection: condition.affection = try file.count(upTo: 255)
    case .beauty: condition.beauty = try file.count(upTo: 255)
    case .time: condition.time = try file.timeOfDay()
    case .location: condition.location = try file.word(.location, &words)
    case .partySpecies: condition.partySpecies = try file.mentionedSpecies(&mentions)
    case .partyType: condition.partyType = try file.type(words.types)
    case .tradeSpecies: condition.tradeSpecies = try file.mentionedSpecies(&mentions)
    case .gender: condition.gender = try file.choice(Gender.self)
    case .relativeStats: condition.relativeStats = try file.choice(StatComparison.self)
    case .damageTaken: condition.damageTaken = try file.count()
    case .steps: condition.steps = try file.count()
    case .rain: condition.inRain = try file.flag()
    case .upsideDown: condition.upsideDown = try file.flag()
    case .multiplayer: condition.inMultiplayer = try file.flag()
    case .specialRock: condition.nearSpecialRock = try file.flag()
    case .region: condition.region = try file.word(.region, &words)
    case .fromForm: condition.fromForm = try file.mentionedForm(&mentions)
    case .toForm: condition.toForm = try file.mentionedForm(&mentions)
    case .note: condition.note = try file.text()
    }
  }
}

/// The times that pages have words for.
private let timesOfDay = ["day", "night", "dusk", "full-moon"]

extension RecordReader {
  fileprivate mutating func timeOfDay() throws(Faults) -> String? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let time = try slug() else { return nil }
    if !timesOfDay.contains(time) {
      find(
        .warning, "'\(time)' is not a known time", at: start..<cursor.offset,
        hint: didYouMean(time, among: timesOfDay)
          ?? "the times are \(timesOfDay.joined(separator: ", "))", kind: .unknownWord)
    }
    return time
  }

  fileprivate mutating func mentionedSpecies(
    _ mentions: inout [Mention]
  ) throws(Faults) -> SpeciesReference? {
    guard let (other, range) = try speciesReference() else { return nil }
    mentions.append(Mention(subject: .species(other), range: range, field: fieldPath))
    return other
  }

  fileprivate mutating func mentionedForm(_ mentions: inout [Mention]) throws(Faults) -> String? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let form = try slug() else { return nil }
    mentions.append(
      Mention(subject: .form(form), range: start..<cursor.offset, field: fieldPath))
    return form
  }
}
