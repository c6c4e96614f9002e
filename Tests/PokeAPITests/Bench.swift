import FileSystem
import HTTPClient
import LoopbackServer
import Scratch

@testable import PokeAPI
@testable import PokeAPICache

/// A cache, a server and what a run between them says.
struct Bench {
  let scratch: Scratch
  let server: LoopbackServer

  init(_ answer: @escaping LoopbackServer.Answer = SmallAPI.answer) throws {
    scratch = try Scratch()
    server = try LoopbackServer(answer)
  }

  func run(
    _ wanted: SpeciesSelection = .everything, pictures: PictureFolder? = nil,
    media: MediaSelection = MediaSelection(),
    _ change: (inout Fetcher.Options) -> Void = { _ in }
  ) throws -> FetchSummary {
    var options = Fetcher.Options()
    var media = media
    if let pictures { media.pictures = pictures }
    options.retry.firstPause = 0.01
    change(&options)
    let configuration = ClientConfiguration(
      baseURL: server.base + "api/v2", userAgent: "tests/1")
    return try Fetcher(
      client: APIClient(configuration), cache: try ResponseCache(scratch.path),
      media: media, options: options
    ).run(wanted)
  }
}
