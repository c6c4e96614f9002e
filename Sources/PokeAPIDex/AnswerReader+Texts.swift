import DataFormats
import Diagnostics
import PokeAPICache

// What the games' Pokédexes say.
extension AnswerReader {
  mutating func readTexts() throws(Faults) -> [GameText] {
    var texts: [GameText] = []
    try cursor.enterArray()
    while try cursor.nextElement() {
      if let text = try readText() { texts.append(text) }
    }
    return texts
  }

  /// Nothing if it is in none of the languages.
  private mutating func readText() throws(Faults) -> GameText? {
    var text: JSONString?
    var code: ArraySlice<UInt8> = []
    var version: Resource?
    guard try entersObject() else { return nil }
    var last = -1
    while let key = try cursor.nextKey() {
      let index = textKeys.index(of: key, in: cursor, after: last)
      last = index ?? last
      switch (index, try cursor.peek()) {
      case (0?, .string): text = try cursor.string()
      case (1?, .object): code = try reference().slug
      case (2?, .object): version = try reference().link
      default: try cursor.skip()
      }
    }
    guard let text, let version, version.endpoint == .version,
      let (language, rank) = BundledLanguage.named(String(decoding: code, as: UTF8.self))
    else { return nil }
    let line = oneLine(cursor.utf8(of: text))
    return line.isEmpty
      ? nil : GameText(version: version, language: language, rank: rank, text: line)
  }
}

private let textKeys = JSONKeyTable(["flavor_text", "language", "version"])
