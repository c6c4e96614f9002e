/// A command's name as it is typed.
public enum CommandName: String, CaseIterable, Sendable {
  case build
  case serve
  case check
  case fetch
  case merge
  case changes
  case bundle
  case clean
  case view
  case render
  case initialize = "init"
  case stats
  case completions
  case man
  case help
  case version
}

/// One row of the table of commands.
public struct Command: Sendable {
  public let name: CommandName
  /// A few words in lower case for lists of commands.
  public let summary: String
  /// What follows `dexgen`, one way of calling a line.
  public let usages: [String]
  /// Paragraphs that say what the command does.
  public let details: [String]
  public let operand: Operand?
  /// Its own options; every command takes `Option.common` as well.
  public let options: [Option]
  public let examples: [Example]

  /// A word that is not an option.
  public struct Operand: Sendable {
    public let placeholder: String
    /// Such as `/pokemon/pikachu/`.
    public let sample: String
    /// What it may be; completions offer what fits.
    public var value = OptionValue.none
  }

  public struct Example: Sendable {
    public let purpose: String
    public let line: String
  }

  /// In the order in which help lists them.
  public static let all = CommandName.allCases.map(\.command)

  /// The command's options and the common ones.
  public var everyOption: [Option] { options + Option.common }
}
