import Testing

@testable import CommandLineOptions

/// A command line and what it is understood as.
struct Understood: Sendable, CustomTestStringConvertible {
  let line: String
  let request: Request

  init(
    _ line: String, _ invocation: Invocation,
    common change: (inout CommonOptions) -> Void = { _ in }
  ) {
    self.line = line
    var common = CommonOptions()
    change(&common)
    request = Request(common: common, invocation)
  }

  var testDescription: String { line }
}

/// Splits at spaces; `''` stands for an empty word.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
}

private func build(_ change: (inout BuildOptions) -> Void) -> Invocation {
  var options = BuildOptions()
  change(&options)
  return .build(options)
}

private func view(_ path: String, _ change: (inout SourceOptions) -> Void = { _ in }) -> Invocation
{
  var options = ViewOptions(path: path)
  change(&options.sources)
  return .view(options)
}

private let understood = [
  Understood("build", .build(BuildOptions())),
  Understood("build --output docs", build { $0.output = "docs" }),
  Understood("build --output=docs", build { $0.output = "docs" }),
  Understood("build --output=-odd", build { $0.output = "-odd" }),
  Understood("build --output=a=b", build { $0.output = "a=b" }),
  Understood("build --output -", build { $0.output = "-" }),
  Understood("build --output a --output a", build { $0.output = "a" }),
  Understood("build --jobs 2", build { $0.jobs = 2 }),
  Understood("build --jobs=256", build { $0.jobs = 256 }),
  Understood(
    "build --strict --force --timings --drafts --force",
    build {
      $0.strict = true
      $0.force = true
      $0.timings = true
      $0.sources.drafts = true
    }),
  Understood(
    "build --base-url https://ash.example/dex/ --data d.json --languages en,zh-Hans --content C "
      + "--templates T --sprites S --state X",
    build {
      $0.sources.baseURL = "https://ash.example/dex/"
      $0.sources.data = "d.json"
      $0.sources.languages = ["en", "zh-Hans"]
      $0.sources.content = "C"
      $0.sources.templates = "T"
      $0.sources.sprites = "S"
      $0.state = "X"
    }),
  Understood("--quiet build", .build(BuildOptions())) { $0.quiet = true },
  Understood("build -q", .build(BuildOptions())) { $0.quiet = true },
  Understood("build --verbose --color never", .build(BuildOptions())) {
    $0.verbose = true
    $0.color = .never
  },
  Understood("--directory ../site build --config x.yml", .build(BuildOptions())) {
    $0.directory = "../site"
    $0.config = "x.yml"
  },
  Understood("build --", .build(BuildOptions())),
  Understood("build --shard 3/8", build { $0.shard = ShardNumber("3/8") }),
  Understood("merge a b", .merge(MergeOptions(folders: ["a", "b"]))),
  Understood("changes --since m", .changes(ChangesOptions(since: "m"))),
  Understood(
    "changes --since m --format json --output o --state s",
    .changes(
      {
        var changes = ChangesOptions(since: "m")
        changes.format = .json
        changes.output = "o"
        changes.state = "s"
        return changes
      }())),
  Understood("clean", .clean(CleanOptions())),
  Understood("view /grid/", view("/grid/")),
  Understood("view --languages=ja /", view("/") { $0.languages = ["ja"] }),
  Understood("view -- --odd", view("--odd")),
  Understood("render /grid/", .render(.page(path: "/grid/", SourceOptions()))),
  Understood(
    "render --template t.html --data d.json",
    .render(.template(file: "t.html", data: "d.json", partials: nil))),
  Understood(
    "render --partials p --data d.json --template t.html",
    .render(.template(file: "t.html", data: "d.json", partials: "p"))),
  Understood("help", .help(nil)),
  Understood("help build", .help(.build)),
  Understood("--help", .help(nil)),
  Understood("-h", .help(nil)),
  Understood("build --help", .help(.build)),
  Understood("build -vh", .help(.build)),
  Understood("--help build", .help(.build)),
  Understood("build --bogus -h", .help(.build)),
  Understood("build --output --help", .help(.build)),
  Understood("view --help", .help(.view)),
  Understood("version", .version),
  Understood("--version", .version),
  Understood("build --version", .version),
]

@Test("A right command line is understood", arguments: understood)
func rightCommandLine(_ row: Understood) throws {
  #expect(try Request(arguments: words(row.line)) == row.request)
}

@Test("A value may hold spaces and is kept byte for byte")
func valueIsKept() throws {
  let request = try Request(arguments: ["build", "--output", " e\u{301} \r\n"])
  guard case .build(let options) = request.invocation else {
    Issue.record("not a build")
    return
  }
  #expect(options.output.map { Array($0.utf8) } == Array(" e\u{301} \r\n".utf8))
}
