extension CommandName {
  /// The command's row of the table.
  public var command: Command {
    switch self {
    case .build: .build
    case .serve: .serve
    case .check: .check
    case .fetch: .fetch
    case .merge: .merge
    case .changes: .changes
    case .bundle: .bundle
    case .clean: .clean
    case .view: .view
    case .render: .render
    case .initialize: .initialize
    case .stats: .stats
    case .completions: .completions
    case .man: .man
    case .help: .help
    case .version: .version
    }
  }
}

extension Command {
  static let build = Command(
    name: .build, summary: "make the site",
    usages: ["build [options]"],
    details: [
      "Reads data, content and templates and leaves a finished site in the output folder.",
      "A build with an error changes nothing there. Files that dexgen did not make are left alone.",
    ],
    operand: nil,
    options: Option.sources + [Option.output, Option.state] + Option.building,
    examples: [
      Example(purpose: "The site of this folder, in Public:", line: "dexgen build"),
      Example(
        purpose: "For GitHub Pages, in a folder of its own:",
        line: "dexgen build --base-url https://ash.github.io/pokedex/ --output docs"),
      Example(
        purpose: "From what was fetched, with the games' texts and moves:",
        line: "dexgen build --api"),
      Example(
        purpose: "Another data file, in three languages:",
        line: "dexgen build --data pokedex.json --languages en,fr,ja"),
    ])

  static let fetch = Command(
    name: .fetch, summary: "fetch data from PokeAPI into the cache",
    usages: ["fetch [options]"],
    details: [
      "Asks PokeAPI for the species that are wanted and for all that belongs to them: their forms, "
        + "types, abilities, evolutions and the words for them. Every answer stays in the cache, "
        + "and what is there is never asked for again.",
      "It may be ended at any moment; the next run goes on.",
    ],
    operand: nil,
    options: Option.fetching,
    examples: [
      Example(purpose: "All species:", line: "dexgen fetch"),
      Example(
        purpose: "The first generation, Eevee and one more:",
        line: "dexgen fetch --ids gen:1,eevee,700"),
      Example(purpose: "What has changed since:", line: "dexgen fetch --refresh"),
    ])

  static let bundle = Command(
    name: .bundle, summary: "write the data files from the cache",
    usages: ["bundle [options]"],
    details: [
      "Writes pokedex.json, types.json and abilities.json from what 'dexgen fetch' has put into the "
        + "cache: facts only, no texts. The same cache gives the same bytes.",
      "A file that is there and is other than what is written is replaced only with --force.",
    ],
    operand: nil,
    options: Option.bundling,
    examples: [
      Example(purpose: "Newer data, to be built without the cache:", line: "dexgen bundle --force")
    ])

  static let check = Command(
    name: .check, summary: "say what is wrong or doubtful, without building",
    usages: ["check [options]"],
    details: [
      "Reads data, templates, content, words and pictures, and renders every page to nowhere. "
        + "With --site, what was built is read too: every link, picture and address of it.",
      "Fails for errors; with --strict for warnings too. Nothing is written.",
    ],
    operand: nil,
    options: Option.sources + [Option.output] + Option.checking + [Option.strict],
    examples: [
      Example(
        purpose: "Before publishing, let nothing pass:", line: "dexgen check --site --strict"),
      Example(
        purpose: "Accept what is known today, and hear only of what is new:",
        line: "dexgen check --baseline known.txt --write-baseline"),
      Example(purpose: "As annotations on GitHub:", line: "dexgen check --format github"),
    ])

  static let merge = Command(
    name: .merge, summary: "join the parts of a site that were built with --shard",
    usages: ["merge [options] DIR…"],
    details: [
      "Puts the files of all parts into the output folder, as one whole build would have made them. "
        + "Each part needs its state folder beside it, such as .Public-3-of-8.dexgen.",
      "Nothing changes if a part is missing, damaged, or made from something else than the others.",
    ],
    operand: Operand(placeholder: "DIR", sample: "Public-1-of-8", value: .folder),
    options: [Option.output, Option.state],
    examples: [
      Example(purpose: "All parts, in Public:", line: "dexgen merge Public-1-of-2 Public-2-of-2")
    ])

  static let changes = Command(
    name: .changes, summary: "list what was added, changed and deleted since an earlier build",
    usages: ["changes [options] --since FILE"],
    details: [
      "Compares what the last build left in the output folder with the manifest of an earlier one. "
        + "A manifest is the file of that name in the state folder; keep a copy when you publish.",
      "Reads the two manifests only, so it is quick whatever the size of the site.",
    ],
    operand: nil,
    options: Option.comparing + [Option.output, Option.state],
    examples: [
      Example(
        purpose: "What is to be uploaded, for rsync --files-from:",
        line: "dexgen changes --since published.manifest --format files"),
      Example(
        purpose: "Everything, as for the first time:", line: "dexgen changes --since /dev/null"),
    ])

  static let clean = Command(
    name: .clean, summary: "delete what dexgen made, nothing else",
    usages: ["clean [options]"],
    details: [
      "Deletes the files that dexgen remembers to have made, and the folders they leave empty."
    ],
    operand: nil,
    options: [Option.output, Option.state],
    examples: [
      Example(purpose: "Empty Public of everything that dexgen made:", line: "dexgen clean")
    ])

  static let view = Command(
    name: .view, summary: "show the values that a page's template sees",
    usages: ["view [options] PATH"],
    details: ["Prints, as JSON, everything that the template of one page can use."],
    operand: page,
    options: Option.sources,
    examples: [
      Example(
        purpose: "What the page of Pikachu is made from:", line: "dexgen view /pokemon/pikachu/")
    ])

  static let render = Command(
    name: .render, summary: "print one page, or one template with given values",
    usages: [
      "render [options] PATH",
      "render --template FILE --data FILE [--partials DIR]",
    ],
    details: [
      "Prints one page of the site without building the others.",
      "With --template: prints that template rendered with the JSON values of --data, and nothing "
        + "else. A value or a partial that is missing is empty here.",
    ],
    operand: page,
    options: Option.rendering + Option.sources.filter { $0.name != .data },
    examples: [
      Example(purpose: "One page as it would be built:", line: "dexgen render /pokemon/pikachu/"),
      Example(
        purpose: "A template tried on its own:",
        line: "dexgen render --template card.html --data card.json"),
    ])

  static let help = Command(
    name: .help, summary: "show help, for one command or all",
    usages: ["help [COMMAND]"],
    details: ["Shows what a command does, its options and examples."],
    operand: Operand(
      placeholder: "COMMAND", sample: "build", value: .choice(CommandName.allCases.map(\.rawValue))),
    options: [],
    examples: [Example(purpose: "All about building:", line: "dexgen help build")])

  static let version = Command(
    name: .version, summary: "show the version",
    usages: ["version"], details: ["Prints the program's name and version."],
    operand: nil, options: [], examples: [])

  private static let page = Operand(placeholder: "PATH", sample: "/pokemon/pikachu/")
}
