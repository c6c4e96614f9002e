import DataFormats
import Dex
import Diagnostics

private enum AbilityField: String, CaseIterable {
  case ability, hidden
  static let table = FieldTable(AbilityField.self, isClosed: true)
}

extension RecordReader {
  /// `[{"ability": "overgrow"}, {"ability": "chlorophyll", "hidden": true}]`, or words alone.
  mutating func abilities(_ words: inout Vocabularies) throws(Faults) -> [AbilitySlot] {
    var slots: [AbilitySlot] = []
    guard try array() else { return slots }
    while try presentElement() {
      if try cursor.peek() == .string {
        if let ability = try word(.ability, &words) {
          slots.append(AbilitySlot(ability: ability))
        }
      } else if let slot = try abilitySlot(&words) {
        slots.append(slot)
      }
    }
    return slots
  }

  private mutating func abilitySlot(_ words: inout Vocabularies) throws(Faults) -> AbilitySlot? {
    var seen = FieldsSeen()
    var ability: Int?
    var isHidden = false
    guard try object(&seen) else { return nil }
    while let field = try field(AbilityField.table, &seen) {
      switch field {
      case .ability: ability = try word(.ability, &words)
      case .hidden: isHidden = try flag()
      }
    }
    guard let ability else {
      if !hasErrors(from: seen.start) {
        find(.error, "has no \"ability\"", at: seen.start..<seen.start + 1)
      }
      return nil
    }
    return AbilitySlot(ability: ability, isHidden: isHidden)
  }

  /// An array of words.
  mutating func eggGroups(_ words: inout Vocabularies) throws(Faults) -> IndexList {
    var list = IndexList()
    guard try array() else { return list }
    while try presentElement() {
      _ = try cursor.peek()
      let start = cursor.offset
      guard let group = try word(.eggGroup, &words) else { continue }
      if !list.append(group) {
        find(
          .warning, "comes twice or is one too many, and is ignored", at: start..<cursor.offset)
      }
    }
    return list
  }
}
