import CommandLineOptions
import Testing

@testable import CommandLineIO

struct ColorCase: Sendable {
  let choice: ColorChoice
  let isTerminal: Bool
  let noColor: String?
  let term: String?
  let expected: Bool
}

@Test(
  "Colour is used where it is wanted",
  arguments: [
    ColorCase(choice: .auto, isTerminal: true, noColor: nil, term: "xterm", expected: true),
    ColorCase(choice: .auto, isTerminal: true, noColor: "", term: "xterm", expected: true),
    ColorCase(choice: .auto, isTerminal: true, noColor: "1", term: "xterm", expected: false),
    ColorCase(choice: .auto, isTerminal: true, noColor: nil, term: "dumb", expected: false),
    ColorCase(choice: .auto, isTerminal: true, noColor: nil, term: nil, expected: false),
    ColorCase(choice: .auto, isTerminal: false, noColor: nil, term: "xterm", expected: false),
    ColorCase(choice: .always, isTerminal: false, noColor: "1", term: "dumb", expected: true),
    ColorCase(choice: .never, isTerminal: true, noColor: nil, term: "xterm", expected: false),
  ])
func color(_ row: ColorCase) {
  let terminal = Terminal(
    isTerminal: row.isTerminal, reportedWidth: 80, color: row.choice,
    environment: Environment(noColor: row.noColor, term: row.term))
  #expect(terminal.color == row.expected)
}

@Test(
  "The width is what COLUMNS says, else the terminal, else 80",
  arguments: [
    (nil, 0, 80), (nil, 132, 132), ("40", 132, 40), ("0", 132, 132), ("wide", 0, 80),
    ("-3", 0, 80),
  ] as [(String?, Int, Int)])
func width(_ columns: String?, _ reported: Int, _ expected: Int) {
  let terminal = Terminal(
    isTerminal: true, reportedWidth: reported, color: .auto,
    environment: Environment(columns: columns))
  #expect(terminal.width == expected)
}

@Test(
  "Exit codes of signals are those of the shell",
  arguments: [(Int32(1), Int32(129)), (2, 130), (15, 143)])
func exitCodes(_ signal: Int32, _ code: Int32) {
  #expect(ExitCode.ended(bySignal: signal).rawValue == code)
}
