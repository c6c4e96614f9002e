import Testing

@testable import CommandLineOptions

private func fetch(_ change: (inout FetchOptions) -> Void) -> Invocation {
  var options = FetchOptions()
  change(&options)
  return .fetch(options)
}

@Test(
  "What is fetched is understood",
  arguments: [
    Understood("fetch", fetch { _ in }),
    Understood(
      "fetch --ids 1-151,Eevee,gen:3,25,ho-oh,porygon2",
      fetch {
        $0.species = [
          .numbers(1...151), .name("eevee"), .generation(3), .numbers(25...25), .name("ho-oh"),
          .name("porygon2"),
        ]
      }),
    Understood(
      "fetch --api-url http://127.0.0.1:8000/api/v2 --cache c --connections 8 --timeout 5",
      fetch {
        $0.apiURL = "http://127.0.0.1:8000/api/v2"
        $0.cache = "c"
        $0.connections = 8
        $0.timeout = 5
      }),
    Understood("fetch --pictures", fetch { $0.pictures = .site }),
    Understood(
      "fetch --pictures --ids 25",
      fetch {
        $0.pictures = .site
        $0.species = [.numbers(25...25)]
      }),
    Understood("fetch --pictures art", fetch { $0.pictures = .folder("art") }),
    Understood("fetch --pictures=-art", fetch { $0.pictures = .folder("-art") }),
    Understood(
      "fetch --pictures --forms --shiny --cries sounds --sprites art",
      fetch {
        $0.pictures = .site
        $0.cries = .folder("sounds")
        $0.forms = true
        $0.shiny = true
        $0.sprites = "art"
      }),
    Understood("fetch --refresh", fetch { $0.refresh = true }),
    Understood("fetch --offline", fetch { $0.offline = true }),
  ])
func fetchOptions(_ row: Understood) throws {
  #expect(try Request(arguments: words(row.line)) == row.request)
}

@Test(
  "What is no list of species is refused",
  arguments: ["0", "151-1", "1-", "-5", "gen:", "gen:x", "a b", "1,,2", "25,", "pok/x", "1-2-3"])
func badSpecies(_ list: String) {
  #expect(throws: UsageError.self) { try Request(arguments: ["fetch", "--ids=\(list)"]) }
}

@Test("Asking again and not asking exclude each other")
func refreshOffline() {
  #expect(throws: UsageError.self) {
    try Request(arguments: ["fetch", "--refresh", "--offline"])
  }
}
