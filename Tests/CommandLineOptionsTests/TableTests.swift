import Testing

@testable import CommandLineOptions

@Test("A command names no option twice", arguments: Command.all)
func optionsAreUnique(_ command: Command) {
  let names = command.everyOption.map(\.name)
  #expect(Set(names).count == names.count)
  let letters = command.everyOption.compactMap(\.letter)
  #expect(Set(letters).count == letters.count)
}

@Test("Every option belongs to a command")
func everyOptionIsUsed() {
  let used = Set(Command.all.flatMap { $0.everyOption.map(\.name) } + [Option.version.name])
  #expect(used == Set(OptionName.allCases))
}

@Test("Every example is a right command line", arguments: Command.all)
func examplesParse(_ command: Command) throws {
  for example in command.examples {
    let arguments = words(example.line)
    #expect(arguments.first == Program.name)
    #expect(throws: Never.self) { try Request(arguments: Array(arguments.dropFirst())) }
  }
}

@Test("Help and summaries are sentences of one style", arguments: Command.all)
func style(_ command: Command) {
  #expect(command.summary.first?.isLowercase == true)
  #expect(command.summary.last != ".")
  for option in command.everyOption {
    #expect(option.help.last == ".")
    #expect(option.help.first?.isUppercase == true)
  }
}
