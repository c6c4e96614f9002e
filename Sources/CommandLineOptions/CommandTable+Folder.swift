// What is done with a site's folder besides building it.
extension Command {
  static let initialize = Command(
    name: .initialize, summary: "start a new site in a folder",
    usages: ["init [options] DIR"],
    details: [
      "Makes a site that can be built at once: a configuration in which every key is explained, "
        + "templates, content, a small dex of invented species, and a workflow that publishes it.",
      "Nothing is ever overwritten: what is in the way is named, and nothing is written then.",
    ],
    operand: Operand(placeholder: "DIR", sample: "my-dex", value: .folder),
    options: Option.starting,
    examples: [
      Example(purpose: "A dex of your own creatures:", line: "dexgen init my-dex"),
      Example(
        purpose: "The Pokédex, to change what you like:", line: "dexgen init pokedex --with-data"),
    ])

  static let stats = Command(
    name: .stats, summary: "show what is in the dex",
    usages: ["stats [options]"],
    details: [
      "Counts the species by type and generation, the names in each language, and the pictures."
    ],
    operand: nil, options: Option.sources,
    examples: [Example(purpose: "Of this folder's dex:", line: "dexgen stats")])
}

extension Option {
  static let checking: [Option] = [
    Option(.site, .none, "Check the site in the output folder too."),
    Option(
      .format, .choice(FindingFormat.allCases.map(\.rawValue)),
      "Text is for people; json and github (annotations) go to standard output.", fallback: "text"),
    Option(.baseline, .file, "Leave out the findings that this file lists."),
    Option(
      .writeBaseline, .none,
      "Write what is found now into the file of --baseline, so that it counts as known."),
  ]

  static let starting: [Option] = [
    Option(.withData, .none, "Copy the bundled Pokédex instead of three invented species.")
  ]
}
