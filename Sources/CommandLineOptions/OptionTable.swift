// Options that every command takes.
extension Option {
  static let strict = Option(.strict, .none, "Let warnings fail as errors do.")

  public static let common: [Option] = [
    Option(.help, .none, "Show help for the command.", letter: "h"),
    Option(.quiet, .none, "Show errors only.", letter: "q"),
    Option(.verbose, .none, "Show every note and every warning one by one.", letter: "v"),
    Option(
      .color, .choice(ColorChoice.allCases.map(\.rawValue)),
      "Colour in messages. NO_COLOR and TERM=dumb turn off what is automatic.", fallback: "auto"),
    Option(
      .config, .file, "The configuration to read.", fallback: "dexgen.yml, where there is one"),
    Option(
      .directory, .folder,
      "Run as if started in this folder; other paths on the command line start from it."),
  ]

  /// Taken without a command.
  public static let version = Option(.version, .none, "Show the version.")
}

// Options that say what a site is made from.
extension Option {
  static let sources: [Option] = [
    Option(
      .baseURL, .url,
      "Where the site will be published. Gives it canonical links and a site map.",
      fallback: "none: every link is relative"),
    Option(.data, .file, "The Pokédex as JSON.", fallback: "Content/pokedex.json"),
    Option(.api, .none, "Take the data from what 'dexgen fetch' has put into the cache."),
    Option(.offline, .none, "Open no connection, as ever: only 'dexgen fetch' opens any."),
    cache,
    Option(
      .languages, .languages,
      "The site's languages, such as en,fr,ja. The first one is at the root.", fallback: "en"),
    Option(.content, .folder, "Pages and notes in Markdown, and the data.", fallback: "Content"),
    Option(.templates, .folder, "Templates and their assets.", fallback: "Templates"),
    Option(
      .sprites, .folder, "Pictures named 001.png (large) and 001MS.png (small).",
      fallback: "Content/sprites"),
    Option(.drafts, .none, "Publish pages that are marked as drafts too."),
  ]
}

// Options of single commands.
extension Option {
  static let output = Option(.output, .folder, "The finished site.", fallback: "Public")

  static let state = Option(
    .state, .folder, "Where dexgen remembers which files it made.",
    fallback: ".NAME.dexgen beside the output folder NAME")

  static let building: [Option] = [
    Option(
      .jobs, .number(jobs), "How many files to render at once.", fallback: "one per processor"),
    strict,
    Option(
      .force, .none,
      "Write every file again, and take over files of others that are in the way."),
    Option(.timings, .none, "Show how long each step took."),
    Option(
      .shard, .shard,
      "Make only part I of N, for several machines. Without --output it goes into a folder of its "
        + "own, such as Public-3-of-8; 'merge' joins the parts.",
      fallback: "the whole site"),
  ]

  static let comparing: [Option] = [
    Option(
      .since, .file,
      "The manifest of an earlier build, or the folder that holds it; /dev/null for none."),
    Option(
      .format, .choice(ChangesFormat.allCases.map(\.rawValue)),
      "As text, as JSON, or as bare paths: 'files' are those added and changed, 'deleted' the others.",
      fallback: "text"),
  ]

  static let rendering: [Option] = [
    Option(.template, .file, "Render this template instead of a page."),
    Option(
      .data, .file, "With --template: its values, any JSON. Else the Pokédex as JSON.",
      fallback: "Content/pokedex.json"),
    Option(.partials, .folder, "With --template: where its partials are, as NAME.html."),
  ]

  static let cache = Option(
    .cache, .folder, "Where the answers of the API are kept.",
    fallback: "that of dexgen.yml, else $XDG_CACHE_HOME/dexgen, else ~/.cache/dexgen")

  static let bundling: [Option] = [
    Option(.content, .folder, "Where the files go.", fallback: "Content"),
    cache,
    Option(.force, .none, "Replace files that are other than what is written."),
  ]

  static let fetching: [Option] = [
    Option(
      .ids, .species,
      "Which species: numbers, ranges, names, generations, as in 1-151,eevee,gen:3.",
      fallback: "all"),
    Option(.refresh, .none, "Ask whether what is in the cache has changed."),
    Option(.offline, .none, "Open no connection; only say what is missing."),
    Option(
      .apiURL, .url, "The address of the API.", fallback: PublicAPI.address),
    cache,
    Option(
      .pictures, .folderOrNothing,
      "Fetch pictures too, as 025.png and 025MS.png, into this folder, else into the site's."),
    Option(.forms, .none, "With --pictures: of other forms too, as 10034.png and 10034MS.png."),
    Option(.shiny, .none, "With --pictures: in their rare colours too, in the folder 'shiny'."),
    Option(
      .cries, .folderOrNothing,
      "Fetch cries too, as cries/025.ogg, into this folder, else into the site's folder of pictures."
    ),
    Option(
      .sprites, .folder, "The site's folder of pictures.",
      fallback: "that of dexgen.yml, else \(FetchOptions.usualPictures)"),
    Option(
      .connections, .number(connections), "How many requests at once.", fallback: "4"),
    Option(
      .timeout, .number(timeout), "Seconds to wait for a server that says nothing.",
      fallback: "30"),
  ]

  /// More would be unkind to a public service.
  static let connections = 1...32
  static let timeout = 1...600

  /// More lanes than any machine has processors only cost memory.
  static let jobs = 1...256
}
