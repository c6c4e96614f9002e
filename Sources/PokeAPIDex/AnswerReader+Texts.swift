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
    while let key = try cursor.nextKey() {
      switch (cursor.text(of: key), try cursor.peek()) {
      case ("flavor_text", .string): text = try cursor.string()
      case ("language", .object): code = try reference().slug
      case ("version", .object): version = try reference().link
      default: try cursor.skip()
      }
    }
    guard let text, let version, version.endpoint == .version else { return nil }
    let tag = String(decoding: code, as: UTF8.self).lowercased()
    for language in BundledLanguage.allCases {
      guard let rank = language.codes.firstIndex(of: tag) else { continue }
      let line = oneLine(cursor.text(of: text))
      if line.isEmpty { return nil }
      return GameText(version: version, language: language, rank: rank, text: line)
    }
    return nil
  }
}

/// A text without the line breaks of a small screen: words that were divided are joined again.
func oneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  var isAfterSoftHyphen = false
  for scalar in text.unicodeScalars {
    let isBreak = scalar == "\n" || scalar == "\u{C}" || scalar == "\r"
    defer { isAfterSoftHyphen = scalar == "\u{AD}" }
    if scalar == "\u{AD}" || isBreak && isAfterSoftHyphen { continue }
    guard isBreak else {
      line.append(scalar)
      continue
    }
    // "well-\nknown" is one word, "it -\nwhile" has a dash between words.
    if line.last == "-", line.dropLast().last != " " { continue }
    if let last = line.last, last.properties.isWhitespace { continue }
    line.append(" ")
  }
  return trimmed(String(line))
}
