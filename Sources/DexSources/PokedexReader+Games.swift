import DataFormats
import Dex
import Diagnostics

private enum DexEntryField: String, CaseIterable {
  case games, text
  static let table = FieldTable(DexEntryField.self, isClosed: true)
}

private enum LearnsetField: String, CaseIterable {
  case games, byLevel
  static let table = FieldTable(LearnsetField.self, isClosed: true)
}

private enum StepField: String, CaseIterable {
  case level, move
  static let table = FieldTable(StepField.self, isClosed: true)
}

// What entries say about games.
extension PokedexReader {
  /// `{"english": [{"games": ["red", "blue"], "text": "…"}]}`.
  mutating func readDexEntries(_ file: inout RecordReader) throws(Faults) -> [DexEntries] {
    var all: [DexEntries] = []
    var seen = FieldsSeen()
    guard try file.object(&seen) else { return all }
    while let key = try file.nextKey() {
      guard let language = try texts.language(of: key, &file) else { continue }
      let entries = try readEntryList(&file)
      if all.contains(where: { $0.language == language }) {
        file.reportDuplicate(key, inObjectAt: seen.start)
      } else if !entries.isEmpty {
        all.append(DexEntries(language: language, entries: entries))
      }
    }
    return all
  }

  private mutating func readEntryList(_ file: inout RecordReader) throws(Faults) -> [DexEntry] {
    var entries: [DexEntry] = []
    guard try file.array() else { return entries }
    while try file.presentElement() {
      var seen = FieldsSeen()
      var entry = DexEntry(games: [], text: "")
      guard try file.object(&seen) else { continue }
      while let field = try file.field(DexEntryField.table, &seen) {
        switch field {
        case .games: entry.games = try readGames(&file)
        case .text: entry.text = try file.text() ?? ""
        }
      }
      if entry.text.isEmpty {
        if !file.hasErrors(from: seen.start) {
          file.find(.warning, "has no text", at: seen.start..<seen.start + 1)
        }
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  /// `{"games": ["scarlet", "violet"], "byLevel": [{"level": 1, "move": "tackle"}]}`.
  mutating func readLearnset(_ file: inout RecordReader) throws(Faults) -> Learnset {
    var learnset = Learnset()
    var seen = FieldsSeen()
    guard try file.object(&seen) else { return learnset }
    while let field = try file.field(LearnsetField.table, &seen) {
      switch field {
      case .games: learnset.games = try readGames(&file)
      case .byLevel:
        guard try file.array() else { continue }
        while try file.presentElement() {
          if let step = try readStep(&file) { learnset.steps.append(step) }
        }
      }
    }
    return learnset
  }

  private mutating func readStep(_ file: inout RecordReader) throws(Faults) -> Learnset.Step? {
    var seen = FieldsSeen()
    var level: Int?
    var move: Int?
    guard try file.object(&seen) else { return nil }
    while let field = try file.field(StepField.table, &seen) {
      switch field {
      case .level: level = try file.count()
      case .move: move = try file.word(.move, &words)
      }
    }
    guard let level, let move else {
      if !file.hasErrors(from: seen.start) {
        file.find(
          .error, "needs \"level\" and \"move\"", at: seen.start..<seen.start + 1,
          hint: "such as {\"level\": 1, \"move\": \"tackle\"}")
      }
      return nil
    }
    return Learnset.Step(level: level, move: move)
  }

  private mutating func readGames(_ file: inout RecordReader) throws(Faults) -> [Int] {
    var games: [Int] = []
    guard try file.array() else { return games }
    while try file.presentElement() {
      if let game = try file.word(.game, &words), !games.contains(game) { games.append(game) }
    }
    return games
  }
}
