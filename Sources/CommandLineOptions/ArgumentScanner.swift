import Diagnostics

/// Sorts words into the command, options with their values, and operands.
struct ArgumentScanner {
  private(set) var command: CommandName?
  private(set) var values: [OptionName: String] = [:]
  private(set) var operands: [String] = []

  mutating func scan(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, looksLikeOption(word) {
        for option in separated(word) { try takeOption(option, &rest) }
      } else if command == nil {
        command = try commandName(word)
      } else {
        operands.append(word)
      }
    }
  }

  /// `-qh` is `-q -h`: letters of options without a value may be joined.
  private func separated(_ word: String) -> [String] {
    let letters = word.dropFirst().map { String($0) }
    let isJoined = letters.allSatisfy { letter in
      known.contains { $0.letter == letter && $0.value == .none }
    }
    return isJoined && letters.count > 1 ? letters.map { "-\($0)" } : [word]
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let (spelling, attached) = splitAtEqualsSign(word)
    guard
      let option = known.first(where: {
        $0.spelling == spelling || "-\($0.letter ?? "-")" == spelling
      })
    else { throw unknownOption(spelling) }
    guard option.value != .none else {
      if attached != nil {
        throw UsageError("'\(option.spelling)' takes no value", command: command)
      }
      values[option.name] = ""
      return
    }
    if option.value == .folderOrNothing, attached == nil,
      rest.first.map(looksLikeOption) ?? true
    {
      values[option.name] = ""
      return
    }
    let value = if let attached { attached } else { try nextValue(of: option, &rest) }
    if value.isEmpty {
      throw UsageError("the value of '\(option.spelling)' is empty", command: command)
    }
    if let before = values[option.name], !before.utf8.elementsEqual(value.utf8) {
      throw UsageError(
        "'\(option.spelling)' is given twice, as '\(before)' and as '\(value)'", command: command)
    }
    values[option.name] = value
  }

  private func nextValue(
    of option: Option, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let placeholder = option.value.placeholder ?? ""
    guard let word = rest.first else {
      throw UsageError(
        "'\(option.spelling)' needs a value", hint: "write \(option.spelling) \(placeholder)",
        command: command)
    }
    // A forgotten value must not swallow the option that follows.
    if looksLikeOption(word), !looksLikeNumber(word) {
      throw UsageError(
        "'\(option.spelling)' needs a value, but '\(word)' follows",
        hint: "a value that starts with '-' is written \(option.spelling)=\(word)",
        command: command)
    }
    rest.removeFirst()
    return word
  }

  /// Options that may stand here.
  private var known: [Option] {
    (command?.command.everyOption ?? Option.common) + [Option.version]
  }

  private func commandName(_ word: String) throws(UsageError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    let names = CommandName.allCases.map(\.rawValue)
    throw UsageError("unknown command '\(word)'", hint: suggestion(for: word, among: names))
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    let bare = String(decoding: spelling.utf8.drop { $0 == UInt8(ascii: "-") }, as: UTF8.self)
    let message = "unknown option '\(spelling)'"
    let elsewhere = Command.all.filter { $0.everyOption.contains { $0.spelling == spelling } }
    if let first = elsewhere.first {
      let hint =
        command == nil
        ? "write it after the command: \(Program.name) \(first.name.rawValue) \(spelling) …"
        : "it belongs to '\(Program.name) \(first.name.rawValue)'"
      return UsageError(message, hint: hint, command: command)
    }
    return UsageError(
      message,
      hint: suggestion(for: bare, among: known.map(\.name.rawValue), prefix: "--"),
      command: command)
  }
}

private func looksLikeOption(_ word: String) -> Bool {
  word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
}

private func looksLikeNumber(_ word: String) -> Bool {
  word.utf8.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
}

private func splitAtEqualsSign(_ word: String) -> (String, String?) {
  guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
  return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
}
