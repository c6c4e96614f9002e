/// The manual page, in the macros that man(1) reads.
public func manual() -> String {
  var page = ManualPage()
  page.addHead()
  page.addCommands()
  page.addCommonOptions()
  page.addSurroundings()
  return page.text
}

private struct ManualPage {
  private(set) var text = ""

  mutating func addHead() {
    let name = Program.name
    text += """
      .\\" Made by '\(name) man'.
      .TH \(name.uppercased()) 1 \(Program.released) "\(name)" "User Commands"

      """
    section("NAME")
    line("\(name) \\- static site generator for Pok\\['e]dex sites")
    section("SYNOPSIS")
    for command in Command.all {
      for usage in command.usages {
        line(".B \(name)")
        line(roff(usage, literal: true))
        line(".br")
      }
    }
    text.removeLast(".br\n".utf8.count)
    section("DESCRIPTION")
    line(".B \(name)")
    paragraph(
      "reads the species of a Pokédex, or of a dex of invented creatures, from files, and makes a "
        + "site of plain files that any web server can publish.")
  }

  mutating func addCommands() {
    section("COMMANDS")
    for command in Command.all {
      line(".SS \"\(Program.name) \(command.name.rawValue)\"")
      for (index, detail) in command.details.enumerated() {
        if index > 0 { line(".PP") }
        paragraph(detail)
      }
      for option in command.options { add(option) }
      for example in command.examples {
        line(".PP")
        paragraph(example.purpose)
        line(".PP\n.RS 4\n.EX")
        line(roff(example.line, literal: true))
        line(".EE\n.RE")
      }
    }
  }

  mutating func addCommonOptions() {
    section("OPTIONS OF EVERY COMMAND")
    for option in Option.common + [.version] { add(option) }
  }

  mutating func addSurroundings() {
    section("FILES")
    entry("dexgen.yml", "The configuration of a site; every key may be left out.")
    entry("Content", "Data, pages and notes in Markdown, words of the interface, pictures.")
    entry("Templates", "Mustache templates, partials, styles and scripts.")
    entry(".Public.dexgen", "What was made in the output folder Public.")
    section("ENVIRONMENT")
    for variable in environmentVariables { entry(variable.name, variable.meaning) }
    section("EXIT STATUS")
    for status in exitStatuses { entry(status.code, status.meaning) }
  }

  private mutating func add(_ option: Option) {
    line(".TP\n.B \(roff(option.shown, literal: true))")
    let fallback = option.fallback.map { " (default: \($0))" } ?? ""
    paragraph(option.help + fallback)
  }

  private mutating func entry(_ term: String, _ meaning: String) {
    line(".TP\n.B \(roff(term, literal: true))")
    paragraph(meaning)
  }

  private mutating func section(_ title: String) {
    line(".SH \(title.contains(" ") ? "\"\(title)\"" : title)")
  }

  /// A line for each line of seventy-odd columns, so that the source can be read too.
  private mutating func paragraph(_ words: String) {
    for part in wrapped(words, to: 70) { line(roff(part)) }
  }

  private mutating func line(_ line: String) {
    text += line + "\n"
  }
}

/// Text as roff shows it; in what is literal, hyphens stay what they are.
private func roff(_ text: String, literal: Bool = false) -> String {
  var result = text.unicodeScalars.first.map { $0 == "." || $0 == "'" } == true ? "\\&" : ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\e"
    case "-" where literal: result += "\\-"
    case "-": result += "-"
    case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
    }
  }
  return result
}

private let environmentVariables = [
  (name: "NO_COLOR", meaning: "Not empty: no colour unless --color asks for it."),
  (name: "TERM", meaning: "The value dumb turns off colour and progress bars."),
  (name: "COLUMNS", meaning: "The width of lines, where it differs from that of the terminal."),
  (name: "XDG_CACHE_HOME", meaning: "The cache is in the folder dexgen there, else in ~/.cache."),
  (
    name: "DEXGEN_SHARE",
    meaning: "Where init finds what it copies, instead of share/dexgen beside the program's bin."
  ),
]

private let exitStatuses = [
  (code: "0", meaning: "Done."),
  (code: "1", meaning: "The input or the build is at fault."),
  (code: "64", meaning: "The command line is wrong."),
  (code: "129, 130, 143", meaning: "Ended by the signal HUP, INT or TERM."),
]
