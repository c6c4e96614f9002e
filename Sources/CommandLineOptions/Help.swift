/// Help for one command, or the list of commands, as text for a terminal.
///
/// - Parameter width: columns of the terminal; lines are wrapped to 40…100 of them.
public func help(for command: CommandName?, width: Int) -> String {
  var page = HelpPage(width: min(max(width, 40), 100))
  if let command {
    page.add(command.command)
  } else {
    page.addOverview()
  }
  return page.text
}

private struct HelpPage {
  let width: Int
  private(set) var text = ""

  init(width: Int) {
    self.width = width
  }

  mutating func addOverview() {
    paragraph("\(Program.name) turns Pokémon data into a static Pokédex site.")
    heading("Usage")
    paragraph("\(Program.name) COMMAND [options]", indent: 2)
    heading("Commands")
    rows(Command.all.map { ($0.name.rawValue, $0.summary) })
    heading("Options of every command")
    rows((Option.common + [Option.version]).map(row))
    text += "\n"
    paragraph("'\(Program.name) help COMMAND' shows more, with examples.")
  }

  mutating func add(_ command: Command) {
    paragraph("\(Program.name) \(command.name.rawValue): \(command.summary)")
    heading("Usage")
    for usage in command.usages {
      paragraph("\(Program.name) \(usage)", indent: 2, hanging: 4)
    }
    for detail in command.details {
      text += "\n"
      paragraph(detail)
    }
    if !command.options.isEmpty {
      heading("Options")
      rows(command.options.map(row))
    }
    heading("Options of every command")
    rows(Option.common.map(row))
    guard !command.examples.isEmpty else { return }
    heading("Examples")
    for (index, example) in command.examples.enumerated() {
      if index > 0 { text += "\n" }
      paragraph(example.purpose, indent: 2)
      paragraph(example.line, indent: 4, hanging: 4, continuation: " \\")
    }
  }

  private func row(_ option: Option) -> (String, String) {
    (option.shown, option.help + (option.fallback.map { " (default: \($0))" } ?? ""))
  }

  private mutating func heading(_ title: String) {
    text += "\n\(title):\n"
  }

  private mutating func paragraph(
    _ words: String, indent: Int = 0, hanging: Int = 0, continuation: String = ""
  ) {
    let lines = wrapped(
      words, to: width - indent - continuation.utf8.count, hanging: hanging)
    for (index, line) in lines.enumerated() {
      let ends = index == lines.count - 1
      text += spaces(indent) + line + (ends ? "" : continuation) + "\n"
    }
  }

  /// Two columns, or the second one under the first where there is no room beside it.
  private mutating func rows(_ rows: [(String, String)]) {
    let longest = rows.map { $0.0.utf8.count }.max() ?? 0
    let column = min(longest, 24) + 4
    guard width - column >= 32 else {
      for row in rows {
        text += "  \(row.0)\n"
        paragraph(row.1, indent: 6)
      }
      return
    }
    for row in rows {
      var lines = wrapped(row.1, to: width - column)[...]
      if row.0.utf8.count + 4 <= column {
        text +=
          "  " + row.0 + spaces(column - 2 - row.0.utf8.count) + (lines.popFirst() ?? "") + "\n"
      } else {
        text += "  \(row.0)\n"
      }
      for line in lines { text += spaces(column) + line + "\n" }
    }
  }
}

private func spaces(_ count: Int) -> String {
  String(repeating: " ", count: count)
}
