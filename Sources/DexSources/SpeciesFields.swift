/// The keys of an entry.
enum SpeciesField: String, CaseIterable {
  case id, slug, name, type, base, genus, generation, height, weight, abilities, gender, eggGroups
  case catchRate, happiness, experience, effort, growthRate, hatchCycles, color
  case legendary, mythical, baby, evolution, form, forms, number
  case dexEntries, learnset
  /// Keys of the extended fork of the fanzeyi data set; the last two are not used.
  case species, profile, description, image

  static let table = FieldTable(SpeciesField.self)
  static let required: [SpeciesField] = [.id, .name, .type]
}

extension FieldsSeen {
  /// Whether a field has been read, however it turned out.
  func contains<Field: Equatable>(_ field: Field, of table: FieldTable<Field>) -> Bool {
    table.fields.firstIndex(of: field).map { contains($0) } ?? false
  }
}
