import Testing

@testable import CommandLineOptions

private let topics: [CommandName?] = [nil] + CommandName.allCases

@Test("Help fits the terminal", arguments: topics, [20, 40, 63, 80, 100, 300])
func helpFits(_ topic: CommandName?, _ width: Int) {
  let limit = min(max(width, 40), 100)
  for line in help(for: topic, width: width).split(separator: "\n") {
    // A single word may be longer than a line of a narrow terminal.
    let isOneWord = line.drop { $0 == " " }.split(separator: " ").count <= 2
    #expect(line.unicodeScalars.count <= limit || isOneWord, "\(line)")
    #expect(line.last != " ", "\(line)")
  }
}

@Test("Help names every option with its default and every example", arguments: Command.all)
func helpIsComplete(_ command: Command) {
  let text = unwrapped(help(for: command.name, width: 100))
  for option in command.everyOption {
    #expect(text.contains(option.shown), "\(option.shown)")
    #expect(text.contains(unwrapped(option.help)), "\(option.shown)")
    if let fallback = option.fallback { #expect(text.contains("(default: \(fallback))")) }
  }
  for example in command.examples { #expect(text.contains(example.line)) }
}

@Test("The list of commands names every command")
func overview() {
  let text = help(for: nil, width: 80)
  for command in Command.all {
    #expect(text.contains("  \(command.name.rawValue) "))
    #expect(text.contains(command.summary))
  }
}

@Test(
  "Words are wrapped",
  arguments: [
    ("a bb ccc", 4, ["a bb", "ccc"]),
    ("a bb ccc", 100, ["a bb ccc"]),
    ("abcdefgh ij", 3, ["abcdefgh", "ij"]),
    ("é é é", 3, ["é é", "é"]),
    ("", 10, [""]),
  ])
func wrapping(_ text: String, _ width: Int, _ lines: [String]) {
  #expect(wrapped(text, to: width) == lines)
}

private func unwrapped(_ text: String) -> String {
  text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
}
