import DataFormats
import Dex
import Diagnostics

/// An entry while it is read.
struct EntryDraft {
  var species = Species(id: 0, slug: "", number: "", names: LocalizedText())
  var id: (value: Int, range: Range<Int>)?
  var slug: (value: String, range: Range<Int>)?
  /// Empty where none is to be shown; nil where the id is.
  var number: String?
}

extension PokedexReader {
  mutating func readEntry(
    _ file: inout RecordReader, _ seen: inout FieldsSeen
  ) throws(Faults) {
    var draft = EntryDraft()
    while let field = try file.field(SpeciesField.table, &seen) {
      try read(field, into: &draft, &file)
    }
    let start = seen.start..<seen.start + 1
    for field in SpeciesField.required where !seen.contains(field, of: SpeciesField.table) {
      file.find(.error, "is missing", at: start, field: field.rawValue)
    }
    if seen.contains(.name, of: SpeciesField.table), draft.species.names.isEmpty,
      !file.hasErrors(from: seen.start)
    {
      file.find(.error, "has no text in any language", at: start, field: "name")
    }
    // A "base" that lacks stats has been reported with their names.
    let isBaseReported = file.findings.contains { $0.kind == .noStats && $0.field == "base" }
    let areStatsWanted = !words.stats.definitions.isEmpty
    if areStatsWanted, draft.species.stats.isEmpty, !isBaseReported,
      !file.hasErrors(from: seen.start)
    {
      file.find(
        .warning, "is missing: no stats are known", at: start, field: "base", kind: .noStats)
    }
    add(draft, start, &file)
  }

  private mutating func read(
    _ field: SpeciesField, into draft: inout EntryDraft, _ file: inout RecordReader
  ) throws(Faults) {
    switch field {
    case .id: draft.id = try file.id()
    case .slug:
      _ = try file.cursor.peek()
      let start = file.cursor.offset
      draft.slug = try file.slug().map { ($0, start..<file.cursor.offset) }
    case .number: draft.number = try file.shownNumber()
    case .name:
      draft.species.names = try texts.read(&file)
      file.entryName = name(of: draft.species)
    case .type: draft.species.types = try file.typeList(words.types)
    case .base: draft.species.stats = try file.baseStats(words.stats)
    case .genus: draft.species.genus = try texts.read(&file)
    case .generation: draft.species.generation = try file.generation(words)
    case .height: draft.species.size.height = try file.height()
    case .weight: draft.species.size.weight = try file.weight()
    case .abilities: draft.species.abilities = try file.abilities(&words)
    case .gender: draft.species.gender = try file.gender()
    case .eggGroups: draft.species.eggGroups = try file.eggGroups(&words)
    case .color: draft.species.color = try file.word(.color, &words)
    case .legendary: draft.species.isLegendary = try file.flag()
    case .mythical: draft.species.isMythical = try file.flag()
    case .baby: draft.species.isBaby = try file.flag()
    case .form: draft.species.formName = try texts.read(&file)
    case .forms: draft.species.forms = try readForms(&file)
    case .dexEntries: draft.species.dexEntries = try readDexEntries(&file)
    case .learnset: draft.species.learnset = try readLearnset(&file)
    case .evolution: try readEvolution(&file)
    case .species: draft.species.genus = try readGenus(&file)
    case .profile: try readProfile(&file, into: &draft.species)
    case .description, .image: try file.cursor.skip()
    default: try read(field, into: &draft.species.training, &file)
    }
  }

  private mutating func read(
    _ field: SpeciesField, into training: inout Training, _ file: inout RecordReader
  ) throws(Faults) {
    switch field {
    case .catchRate: training.catchRate = try file.count(upTo: 255)
    case .happiness: training.happiness = try file.count(upTo: 255)
    case .experience: training.experience = try file.count()
    case .hatchCycles: training.hatchCycles = try file.count()
    case .growthRate: training.growthRate = try file.word(.growthRate, &words)
    case .effort: training.effort = try file.effort(words.stats)
    default: try file.cursor.skip()
    }
  }
}
