/// What is served, and where.
public struct ServeOptions: Sendable, Equatable {
  public var build = BuildOptions()
  /// Nil for the usual one, or the next that is free; 0 for any.
  public var port: Int?
  /// Nil for this machine only.
  public var host: String?
  public var open = false

  public init() {}
}

extension GivenOptions {
  func serve() throws(UsageError) -> ServeOptions {
    var serve = ServeOptions()
    serve.build = try build()
    serve.port = try number(.port, in: Option.ports)
    serve.host = text(.host)
    serve.open = has(.open)
    return serve
  }
}

extension Option {
  static let serving: [Option] = [
    Option(
      .port, .number(ports), "Where browsers find the site; 0 takes any free port.",
      fallback: "8000, or the next that is free"),
    Option(
      .host, .text("ADDR"),
      "The address to serve at. With another one than this machine's own, others in the network see "
        + "the site too.",
      fallback: "127.0.0.1, which only this machine can reach"),
    Option(.open, .none, "Open the site in the browser."),
  ]

  static let ports = 0...65535
}

extension Command {
  static let serve = Command(
    name: .serve, summary: "serve the site, build what changes, reload pages",
    usages: ["serve [options]"],
    details: [
      "Builds the site and serves it on this machine. When a source changes, the site is built again, and "
        + "the pages that are open in browsers are loaded anew. Errors are shown here and in the pages. "
        + "Ctrl-C ends it.",
      "The output folder holds what 'dexgen build' would make; what keeps pages current is added to them "
        + "as they are served.",
    ],
    operand: nil,
    options: Option.serving + Option.sources + [Option.output, Option.state]
      // A part of a site is not one to be looked at.
      + Option.building.filter { $0.name != .shard },
    examples: [
      Example(purpose: "Work on the site of this folder:", line: "dexgen serve --open"),
      Example(
        purpose: "See it as it will be at its public address, under /pokedex/:",
        line: "dexgen serve --base-url https://ash.github.io/pokedex/"),
      Example(
        purpose: "Look at it from a phone in the same network:",
        line: "dexgen serve --host 0.0.0.0 --port 8080"),
    ])
}
