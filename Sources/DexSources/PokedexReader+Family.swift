import DataFormats
import Dex
import Diagnostics

private enum FamilyField: String, CaseIterable {
  case from, to, how
  static let table = FieldTable(FamilyField.self, isClosed: true)
}

extension PokedexReader {
  /// Evolutions among relatives that have no entry of their own.
  mutating func readFamily(_ file: inout RecordReader) throws(Faults) {
    guard try file.array() else { return }
    while try file.presentElement() {
      var seen = FieldsSeen()
      guard try file.object(&seen) else { continue }
      var from: SpeciesReference?
      var to: (other: SpeciesReference, range: Range<Int>)?
      var ways = EvolutionWays()
      while let field = try file.field(FamilyField.table, &seen) {
        switch field {
        case .from: from = try file.speciesReference()?.other
        case .to: to = try file.speciesReference()
        case .how: ways = try readConditions(&file)
        }
      }
      guard let from, let to else {
        file.find(
          .warning, "needs \"from\" and \"to\"", at: seen.start..<seen.start + 1,
          field: "evolution.family")
        continue
      }
      evolutions.append(
        RawEvolution(
          species: species.count, other: to.other, leadsToOther: true,
          conditions: ways.conditions, start: from, mentions: ways.mentions, range: to.range,
          field: "evolution.family"))
    }
  }
}
