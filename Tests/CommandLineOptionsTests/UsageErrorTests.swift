import Testing

@testable import CommandLineOptions

/// A wrong command line, its message and a part of its hint.
struct Refused: Sendable, CustomTestStringConvertible {
  let line: String
  let message: String
  let hint: String?
  let command: CommandName?

  init(_ line: String, _ message: String, hint: String? = nil, see command: CommandName? = .build) {
    self.line = line
    self.message = message
    self.hint = hint
    self.command = command
  }

  var testDescription: String { line }
}

private let refused = [
  Refused("", "no command is given", hint: "build, serve, check", see: nil),
  Refused("--quiet", "no command is given", hint: "build, serve, check", see: nil),
  Refused("biuld", "unknown command 'biuld'", hint: "did you mean 'build'?", see: nil),
  Refused("ver", "unknown command 'ver'", hint: "did you mean 'version'?", see: nil),
  Refused("xyzzy", "unknown command 'xyzzy'", see: nil),
  Refused("help biuld", "unknown command 'biuld'", hint: "did you mean 'build'?", see: nil),
  Refused("help build clean", "unexpected word 'clean'", see: .help),
  Refused("version now", "unexpected word 'now'", see: .version),
  Refused("build --ouput x", "unknown option '--ouput'", hint: "did you mean '--output'?"),
  Refused("build --ouput=x", "unknown option '--ouput'", hint: "did you mean '--output'?"),
  Refused("build -output x", "unknown option '-output'", hint: "did you mean '--output'?"),
  Refused("build --out x", "unknown option '--out'", hint: "did you mean '--output'?"),
  Refused("build --bogus", "unknown option '--bogus'"),
  Refused("build -x", "unknown option '-x'"),
  Refused("build --partials p", "unknown option '--partials'", hint: "'dexgen render'"),
  Refused(
    "--output x build", "unknown option '--output'",
    hint: "after the command: dexgen build --output", see: nil),
  Refused("build extra-word", "unexpected word 'extra-word'"),
  Refused("build output", "unexpected word 'output'", hint: "did you mean '--output'?"),
  Refused("build -- --strict", "unexpected word '--strict'"),
  Refused("build --output", "'--output' needs a value", hint: "--output DIR"),
  Refused(
    "build --output --strict", "'--output' needs a value, but '--strict' follows",
    hint: "--output=--strict"),
  Refused("build --output ''", "the value of '--output' is empty"),
  Refused("build --output=", "the value of '--output' is empty"),
  Refused("build --strict=yes", "'--strict' takes no value"),
  Refused("build --output a --output b", "'--output' is given twice, as 'a' and as 'b'"),
  Refused(
    "build --output \u{E9} --output e\u{301}",
    "'--output' is given twice, as '\u{E9}' and as 'e\u{301}'"),
  Refused("build --shard 3", "'3' is no value for '--shard'", hint: "such as 3/8"),
  Refused("build --shard 0/8", "'0/8' is no value for '--shard'"),
  Refused("build --shard 9/8", "'9/8' is no value for '--shard'"),
  Refused("build --shard 1/10001", "'1/10001' is no value for '--shard'"),
  Refused("merge", "the folders of the parts are missing", hint: "Public-*-of-8", see: .merge),
  Refused("changes", "'--since' is missing", hint: "--since FILE", see: .changes),
  Refused("changes --since m x", "unexpected word 'x'", see: .changes),
  Refused(
    "changes --since m --format xml", "'xml' is no value for '--format'", hint: "text, json",
    see: .changes),
  Refused("build --jobs x", "'x' is no value for '--jobs'", hint: "from 1 to 256"),
  Refused("build --jobs 0", "'0' is no value for '--jobs'", hint: "from 1 to 256"),
  Refused("build --jobs -1", "'-1' is no value for '--jobs'", hint: "from 1 to 256"),
  Refused("build --jobs +1", "'+1' is no value for '--jobs'"),
  Refused("build --jobs 1.5", "'1.5' is no value for '--jobs'"),
  Refused("build --jobs 99999999999999999999", "'99999999999999999999' is no value for '--jobs'"),
  Refused("build --color blue", "'blue' is no value for '--color'", hint: "auto, always, never"),
  Refused("build --color Always", "'Always' is no value for '--color'"),
  Refused("build --base-url /dex/", "'/dex/' is no value for '--base-url'", hint: "https://"),
  Refused("build --base-url https://", "'https://' is no value for '--base-url'"),
  Refused("build --base-url ftp://a/", "'ftp://a/' is no value for '--base-url'"),
  Refused("build --base-url http://a/?q", "'http://a/?q' is no value for '--base-url'"),
  Refused("build --languages en,,fr", "'en,,fr' is no value for '--languages'", hint: "en,fr"),
  Refused("build --languages en,", "'en,' is no value for '--languages'"),
  Refused("build --languages en,EN", "'en,EN' is no value for '--languages'", hint: "twice"),
  Refused("build --languages en_US", "'en_US' is no value for '--languages'"),
  Refused("build --quiet --verbose", "'--quiet' and '--verbose' cannot both be given"),
  Refused("view", "the page's PATH is missing", hint: "/pokemon/pikachu/", see: .view),
  Refused("view ''", "the page's PATH is missing", see: .view),
  Refused("view / /grid/", "unexpected word '/grid/'", see: .view),
  Refused("view a b", "unexpected word 'b'", see: .view),
  Refused("view / data", "unexpected word 'data'", hint: "did you mean '--data'?", see: .view),
  Refused("build -qv", "'--quiet' and '--verbose' cannot both be given"),
  Refused("build -qx", "unknown option '-qx'"),
  Refused("view --strict /", "unknown option '--strict'", hint: "'dexgen build'", see: .view),
  Refused("render", "the page's PATH is missing", see: .render),
  Refused("render --template t", "'--template' needs '--data'", hint: "--data FILE", see: .render),
  Refused("render --partials p /", "'--partials' needs '--template'", see: .render),
  Refused("render --template t --data d /", "unexpected word '/'", see: .render),
  Refused(
    "render --template t --data d --sprites s", "'--sprites' does not go with '--template'",
    see: .render),
  Refused("clean --jobs 1", "unknown option '--jobs'", hint: "'dexgen build'", see: .clean),
]

@Test("A wrong command line is refused", arguments: refused)
func wrongCommandLine(_ row: Refused) throws {
  let error = try #require(throws: UsageError.self) { try Request(arguments: words(row.line)) }
  #expect(error.message == row.message)
  #expect(error.command == row.command)
  if let hint = row.hint {
    #expect(error.hint?.contains(hint) == true, "\(error.hint ?? "no hint")")
  }
}

@Test("Far from every option there is no hint", arguments: ["view a b", "build xyzzy"])
func noHint(line: String) throws {
  let error = try #require(throws: UsageError.self) { try Request(arguments: words(line)) }
  #expect(error.hint == nil)
}

@Test("A usage error says where to read more")
func rendering() throws {
  let error = try #require(throws: UsageError.self) {
    try Request(arguments: ["build", "--ouput", "x"])
  }
  #expect(
    error.rendered() == """
      error: unknown option '--ouput'
        hint: did you mean '--output'?
      see 'dexgen help build'

      """)
}

@Test("What a terminal would obey is made visible")
func escapes() throws {
  let error = try #require(throws: UsageError.self) {
    try Request(arguments: ["build", "--\u{1B}[31m"])
  }
  #expect(error.rendered().contains("'--\\u{1B}[31m'"))
}
