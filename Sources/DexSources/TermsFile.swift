import DataFormats
import Dex
import Diagnostics

private enum TermField: String, CaseIterable {
  case slug, name, region, generation, type
  static let table = FieldTable(TermField.self)
}

private enum TermList: String, CaseIterable {
  case eggGroups, generations, growthRates, items, moves, locations, regions, evolutionTriggers
  case colors, games
  static let table = FieldTable(TermList.self)

  var kind: WordKind {
    switch self {
    case .eggGroups: .eggGroup
    case .generations: .generation
    case .growthRates: .growthRate
    case .items: .item
    case .moves: .move
    case .locations: .location
    case .regions: .region
    case .evolutionTriggers: .trigger
    case .colors: .color
    case .games: .game
    }
  }
}

/// Reads the file of terms: lists of words with their names.
///
/// - Parameter isSupplement: other words are possible, and those that are known already stay as they
///   are.
func readTerms(
  _ source: SourceText, isSupplement: Bool = false, into all: inout Vocabularies,
  report: inout Report
) {
  var texts = LocalizedReader(all.languages)
  readFile(source, report: &report) { reader, report throws(Faults) in
    reader.entryDepth = 0
    var seen = FieldsSeen()
    guard try reader.object(&seen) else { return reader.flush(to: &report) }
    while let list = try reader.field(TermList.table, &seen) {
      reader.flush(to: &report)
      if !isSupplement { all[list.kind].isComplete = true }
      // An entry is a list with a position in it: `items[3]`.
      reader.entryDepth = 2
      try reader.entries("terms", report: &report) { reader, seen throws(Faults) in
        _ = try reader.term(&seen, &texts, into: list.kind, of: &all, isSupplement: isSupplement)
      }
      reader.entryDepth = 0
      all[list.kind].addNames(in: all.languages.english)
    }
    reader.flush(to: &report)
  }
}

/// Reads the file of abilities.
func readAbilities(_ source: SourceText, into all: inout Vocabularies, report: inout Report) {
  var texts = LocalizedReader(all.languages)
  all[.ability].isComplete = true
  readFile(source, report: &report) { reader, report throws(Faults) in
    try reader.entries("abilities", report: &report) { reader, seen throws(Faults) in
      if case let (index?, generation) = try reader.term(&seen, &texts, into: .ability, of: &all) {
        all.abilityGenerations += Array(repeating: nil, count: index)
          .dropFirst(all.abilityGenerations.count)
        all.abilityGenerations.append(generation)
      }
    }
  }
  all[.ability].addNames(in: all.languages.english)
}

extension RecordReader {
  /// Reads a term and adds it; its index, nil after a fault, and its generation if it has one.
  fileprivate mutating func term(
    _ seen: inout FieldsSeen, _ texts: inout LocalizedReader, into kind: WordKind,
    of all: inout Vocabularies, isSupplement: Bool = false
  ) throws(Faults) -> (index: Int?, generation: Int?) {
    var slug: String?
    var names = LocalizedText()
    var region = LocalizedText()
    var generation: Int?
    var type: Int?
    while let field = try field(TermField.table, &seen) {
      switch field {
      case .slug: slug = try self.slug()
      case .name: names = try texts.read(&self)
      case .region: region = try texts.read(&self)
      case .generation: generation = try self.generation(all)
      case .type: type = try self.type(all.types)
      }
    }
    let name = names[texts.languages.english]
    entryName = slug ?? name
    let range = seen.start..<seen.start + 1
    guard let slug = slug ?? name.flatMap(Slug.made) else {
      find(.error, "is missing", at: range, field: "slug")
      return (nil, nil)
    }
    if names.isEmpty { find(.error, "is missing", at: range, field: "name") }
    let index = all[kind].add(Term(slug: slug, names: names, region: region))
    if kind == .move, let type, let move = index ?? all[kind].index(of: slug) {
      all.moveTypes[move] = all.moveTypes[move] ?? type
    }
    if index == nil, !isSupplement {
      find(.error, "'\(slug)' comes twice among these", at: range, field: "slug")
    }
    return (index, generation)
  }
}
