import Testing

@testable import CommandLineOptions

private func serve(_ change: (inout ServeOptions) -> Void) -> Invocation {
  var options = ServeOptions()
  change(&options)
  return .serve(options)
}

@Test(
  "What is served is understood",
  arguments: [
    Understood("serve", serve { _ in }),
    Understood(
      "serve --port 9000 --host ::1 --open",
      serve {
        $0.port = 9000
        $0.host = "::1"
        $0.open = true
      }),
    Understood("serve --port 0", serve { $0.port = 0 }),
    Understood(
      "serve --strict --drafts --jobs 2 --output x",
      serve {
        $0.build.strict = true
        $0.build.sources.drafts = true
        $0.build.jobs = 2
        $0.build.output = "x"
      }),
  ])
func servedOptions(_ row: Understood) throws {
  #expect(try Request(arguments: words(row.line)) == row.request)
}

@Test("What is no port is refused", arguments: ["-1", "65536", "http", "", "80a"])
func badPort(_ port: String) {
  #expect(throws: UsageError.self) { try Request(arguments: ["serve", "--port=\(port)"]) }
}
