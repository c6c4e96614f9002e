import DataFormats
import Dex
import Diagnostics

private enum EvolutionField: String, CaseIterable {
  case from, how, family
  /// Of the extended fork of the fanzeyi data set.
  case prev, next
  static let table = FieldTable(EvolutionField.self, isClosed: true)
}

extension PokedexReader {
  /// What an entry says about where it comes from, and in the fork also about what it becomes.
  mutating func readEvolution(_ file: inout RecordReader) throws(Faults) {
    var seen = FieldsSeen()
    var from: (other: SpeciesReference, range: Range<Int>)?
    var ways = EvolutionWays()
    guard try file.object(&seen) else { return }
    while let field = try file.field(EvolutionField.table, &seen) {
      switch field {
      case .from: from = try file.speciesReference()
      case .how: ways = try readConditions(&file)
      case .family: try readFamily(&file)
      case .prev: try readForkStep(&file, leadsToOther: false)
      case .next:
        guard try file.array() else { continue }
        while try file.element() { try readForkStep(&file, leadsToOther: true) }
      }
    }
    if let from {
      evolutions.append(
        RawEvolution(
          species: species.count, other: from.other, leadsToOther: false,
          conditions: ways.conditions,
          mentions: ways.mentions, range: from.range, field: "evolution.from"))
    } else if !ways.conditions.isEmpty, !file.hasErrors(from: seen.start) {
      file.find(
        .warning, "says how, but not from which species", at: seen.start..<seen.start + 1,
        hint: "add \"from\": id", field: "evolution")
    }
  }

  /// `["2", "Level 16"]`.
  private mutating func readForkStep(
    _ file: inout RecordReader, leadsToOther: Bool
  ) throws(Faults) {
    var other: (other: SpeciesReference, range: Range<Int>)?
    var conditions: [EvolutionCondition] = []
    guard try file.array() else { return }
    let field = file.path.dropFirst(file.entryDepth).dropLast().asArray.shown(in: file.cursor)
    while try file.element() {
      if case .index(0)? = file.path.last {
        other = try file.speciesReference()
      } else if let text = try file.text() {
        conditions.append(words.condition(fromNote: text))
      }
    }
    guard let other else { return }
    evolutions.append(
      RawEvolution(
        species: species.count, other: other.other, leadsToOther: leadsToOther,
        conditions: conditions, range: other.range, field: field))
  }

  /// Forgets what an entry said that turned out to be unusable.
  mutating func dropEvolutions(of index: Int) {
    while let last = evolutions.last, last.species == index { evolutions.removeLast() }
  }
}

extension RecordReader {
  /// A species by its id, or by its slug or English name; resolved when all entries are known.
  mutating func speciesReference() throws(Faults) -> (other: SpeciesReference, range: Range<Int>)? {
    let kind = try cursor.peek()
    let start = cursor.offset
    let reference: SpeciesReference
    switch kind {
    case .string:
      guard let text = try text() else { return nil }
      reference = Int(text).map(SpeciesReference.missingID) ?? .missingName(text)
    default:
      guard let id = try wholeNumber() else { return nil }
      reference = .missingID(id)
    }
    return (reference, start..<cursor.offset)
  }
}
