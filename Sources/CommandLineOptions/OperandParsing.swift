extension GivenOptions {
  func refuseOperands(after count: Int = 0) throws(UsageError) {
    guard operands.count > count else { return }
    let word = operands[count]
    // A letter or two may be meant for anything.
    let names = word.utf8.count < 3 ? [] : command?.command.everyOption.map(\.name.rawValue) ?? []
    throw UsageError(
      "unexpected word '\(word)'", hint: suggestion(for: word, among: names, prefix: "--"),
      command: command)
  }

  /// The one operand: a page's address.
  func page() throws(UsageError) -> String {
    try onlyOperand("the page's PATH", hint: "give its address, such as /pokemon/pikachu/")
  }

  /// The one operand: a folder.
  func folder() throws(UsageError) -> String {
    try onlyOperand("the folder DIR", hint: "name one, such as my-dex; '.' is this folder")
  }

  private func onlyOperand(_ name: String, hint: String) throws(UsageError) -> String {
    guard let word = operands.first, !word.isEmpty else {
      throw UsageError("\(name) is missing", hint: hint, command: command)
    }
    try refuseOperands(after: 1)
    return word
  }

  func shell() throws(UsageError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    let word = try onlyOperand(
      "the name of the shell", hint: "it is one of \(names.joined(separator: ", "))")
    if let shell = Shell(rawValue: word) { return shell }
    throw UsageError(
      "'\(word)' is no shell that completions can be made for",
      hint: "wanted is one of \(names.joined(separator: ", "))", command: command)
  }

  func topic() throws(UsageError) -> CommandName? {
    guard let word = operands.first else { return nil }
    try refuseOperands(after: 1)
    if let name = CommandName(rawValue: word) { return name }
    let names = CommandName.allCases.map(\.rawValue)
    throw UsageError("unknown command '\(word)'", hint: suggestion(for: word, among: names))
  }

  func render() throws(UsageError) -> RenderOptions {
    guard let file = text(.template) else {
      if has(.partials) {
        throw UsageError("'--partials' needs '--template'", command: command)
      }
      let path = try page()
      return .page(path: path, try sources())
    }
    try refuseOperands()
    // With a template of its own there is no site whose sources could be chosen.
    for option in Option.sources where option.name != .data && has(option.name) {
      throw UsageError("'\(option.spelling)' does not go with '--template'", command: command)
    }
    guard let data = text(.data) else {
      throw UsageError(
        "'--template' needs '--data'", hint: "give the values as a JSON file: --data FILE",
        command: command)
    }
    return .template(file: file, data: data, partials: text(.partials))
  }
}
