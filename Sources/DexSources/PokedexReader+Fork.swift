import DataFormats
import Dex
import Diagnostics

private enum ProfileField: String, CaseIterable {
  case height, weight, egg, ability, gender
  static let table = FieldTable(ProfileField.self)
}

extension PokedexReader {
  /// The fork's "species": the genus in English, or by language.
  mutating func readGenus(_ file: inout RecordReader) throws(Faults) -> LocalizedText {
    guard try file.cursor.peek() == .string else { return try texts.read(&file) }
    return try file.text().map { LocalizedText($0, in: words.languages.english) } ?? LocalizedText()
  }

  /// The fork's "profile", whose texts are warned about where they cannot be read.
  mutating func readProfile(
    _ file: inout RecordReader, into species: inout Species
  ) throws(Faults) {
    var seen = FieldsSeen()
    file.mismatchSeverity = .warning
    defer { file.mismatchSeverity = .error }
    guard try file.object(&seen) else { return }
    while let field = try file.field(ProfileField.table, &seen) {
      switch field {
      case .height: species.size.height = try file.height()
      case .weight: species.size.weight = try file.weight()
      case .egg: species.eggGroups = try file.eggGroups(&words)
      case .gender: species.gender = try file.gender()
      case .ability:
        guard try file.array() else { continue }
        while try file.presentElement() {
          if let slot = try readForkAbility(&file) { species.abilities.append(slot) }
        }
      }
    }
  }

  /// `["Chlorophyll", "true"]`, the second telling whether it is hidden.
  private mutating func readForkAbility(_ file: inout RecordReader) throws(Faults) -> AbilitySlot? {
    var slot: AbilitySlot?
    guard try file.array() else { return nil }
    while try file.element() {
      if case .index(0)? = file.path.last {
        slot = try file.word(.ability, &words).map { AbilitySlot(ability: $0) }
      } else if try file.cursor.peek() == .string {
        slot?.isHidden = try file.text()?.lowercased() == "true"
      } else {
        slot?.isHidden = try file.flag()
      }
    }
    return slot
  }
}
