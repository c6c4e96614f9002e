/// An option's long name, without its dashes.
public enum OptionName: String, CaseIterable, Sendable {
  case api
  case apiURL = "api-url"
  case baseline
  case baseURL = "base-url"
  case cache
  case color
  case config
  case connections
  case content
  case cries
  case data
  case directory
  case drafts
  case force
  case format
  case forms
  case help
  case host
  case ids
  case jobs
  case languages
  case offline
  case open
  case output
  case partials
  case pictures
  case port
  case quiet
  case refresh
  case shard
  case since
  case shiny
  case site
  case sprites
  case state
  case strict
  case template
  case templates
  case timeout
  case timings
  case verbose
  case version
  case withData = "with-data"
  case writeBaseline = "write-baseline"
}

/// What follows an option on the command line; completions offer what fits.
public enum OptionValue: Sendable, Equatable {
  /// Nothing: the option is there or it is not.
  case none
  case file
  case folder
  /// A folder, or nothing, which stands for the usual one.
  case folderOrNothing
  /// An absolute address, `https://…` or `http://…`.
  case url
  /// Language tags with commas between them.
  case languages
  /// Species by number, range, name or generation, with commas between them.
  case species
  case number(ClosedRange<Int>)
  /// A part of a whole, such as 3/8.
  case shard
  /// Any text, with what stands for it in help.
  case text(String)
  case choice([String])

  /// What stands for the value in help, such as `DIR`.
  public var placeholder: String? {
    switch self {
    case .none: nil
    case .file: "FILE"
    case .folder: "DIR"
    case .folderOrNothing: "[DIR]"
    case .url: "URL"
    case .languages, .species: "LIST"
    case .number: "N"
    case .shard: "I/N"
    case .text(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

/// One row of the table of options.
public struct Option: Sendable {
  public let name: OptionName
  /// A single letter that says the same, as in `-h`.
  public let letter: String?
  public let value: OptionValue
  /// A sentence or two, as help and man page show it.
  public let help: String
  /// What holds when the option is not given, in words; nil where that is plain.
  public let fallback: String?

  init(
    _ name: OptionName, _ value: OptionValue = .none, _ help: String, fallback: String? = nil,
    letter: String? = nil
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.fallback = fallback
  }

  /// With its dashes, as it is written: `--output`.
  public var spelling: String { name.spelling }

  /// As help shows it: `--output DIR`.
  public var shown: String {
    let letter = letter.map { "-\($0), " } ?? ""
    return letter + spelling + (value.placeholder.map { " \($0)" } ?? "")
  }
}

extension OptionName {
  /// With its dashes, as it is written: `--output`.
  public var spelling: String { "--\(rawValue)" }
}
