/// Options as they were given, turned into typed values.
struct GivenOptions {
  let command: CommandName?
  let operands: [String]
  private let values: [OptionName: String]

  init(_ scanner: ArgumentScanner) {
    command = scanner.command
    operands = scanner.operands
    values = scanner.values
  }

  func has(_ name: OptionName) -> Bool {
    values[name] != nil
  }

  func text(_ name: OptionName) -> String? {
    values[name]
  }

  func number(_ name: OptionName, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number), text.utf8.first != UInt8(ascii: "+")
    else {
      throw bad(
        name, text, "wanted is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func color() throws(UsageError) -> ColorChoice? {
    try choice(.color)
  }

  func choice<Choice>(
    _ name: OptionName
  ) throws(UsageError) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw bad(name, text, "wanted is one of \(words.joined(separator: ", "))")
    }
    return choice
  }

  /// Checks the form only; the site finds out whether it can be published there.
  func url(_ name: OptionName) throws(UsageError) -> String? {
    guard let text = values[name] else { return nil }
    guard isAbsoluteURL(text) else {
      throw bad(name, text, "wanted is an address such as https://example.org/pokedex/")
    }
    return text
  }

  func languages() throws(UsageError) -> [String]? {
    guard let text = values[.languages] else { return nil }
    let tags = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for (index, tag) in tags.enumerated() {
      guard isLanguageTag(tag) else {
        throw bad(.languages, text, "wanted are language tags with commas, such as en,fr,zh-Hans")
      }
      if tags[..<index].contains(where: { $0.lowercased() == tag.lowercased() }) {
        throw bad(.languages, text, "'\(tag)' is there twice")
      }
    }
    return tags
  }

  func species() throws(UsageError) -> [SpeciesSelector]? {
    guard let text = values[.ids] else { return nil }
    var selectors: [SpeciesSelector] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let selector = speciesSelector(String(part)) else {
        throw bad(
          .ids, text, "'\(part)' is none of: a number, a range such as 1-151, a name, gen:3")
      }
      selectors.append(selector)
    }
    return selectors
  }

  func bad(_ name: OptionName, _ value: String, _ hint: String) -> UsageError {
    UsageError("'\(value)' is no value for '\(name.spelling)'", hint: hint, command: command)
  }
}
