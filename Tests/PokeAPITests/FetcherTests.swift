import FileSystem
import HTTPClient
import LoopbackServer
import Scratch
import Synchronization
import Testing

@testable import PokeAPI
@testable import PokeAPICache

private let everything = [
  "/api/v2/evolution-chain/1/", "/api/v2/evolution-trigger/1/", "/api/v2/generation/1/",
  "/api/v2/generation/2/", "/api/v2/pokemon-form/10001/", "/api/v2/pokemon-form/2/",
  "/api/v2/pokemon-species/1/", "/api/v2/pokemon-species/2/", "/api/v2/pokemon-species/3/",
  "/api/v2/pokemon-species/?limit=10000", "/api/v2/pokemon-species/?offset=2&limit=1",
  "/api/v2/pokemon/1/", "/api/v2/pokemon/10001/", "/api/v2/pokemon/2/", "/api/v2/pokemon/3/",
  "/api/v2/type/1/",
]

@Test("Everything that is needed is asked for once, and never again")
func fetchesOnce() throws {
  let bench = try Bench()
  let first = try bench.run()
  #expect(bench.server.targets.sorted() == everything)
  #expect(bench.server.mostInFlight <= 4)
  #expect(first.counts.fetched == everything.count && first.failures.isEmpty && first.open == 0)
  let second = try bench.run()
  #expect(second.counts.kept == everything.count)
  #expect(bench.server.requests.count == everything.count)
}

@Test("Asking again brings no body that is there already")
func revalidates() throws {
  let bench = try Bench()
  _ = try bench.run()
  let refreshed = try bench.run { $0.refresh = true }
  #expect(refreshed.counts.revalidated == everything.count)
  #expect(bench.server.requests.count == 2 * everything.count)
}

@Test(
  "Species are chosen by number, range, name and generation",
  arguments: [
    (SpeciesSelection(ranges: [1...1]), [1], false),
    (SpeciesSelection(ranges: [2...900]), [2, 3], true),
    (SpeciesSelection(names: ["species-3"]), [3], true),
    (SpeciesSelection(generations: [1]), [1, 2], false),
    (SpeciesSelection(ranges: [1...1], names: ["species-1"]), [1], true),
  ])
func selections(_ wanted: SpeciesSelection, _ expected: [Int], _ usesList: Bool) throws {
  let bench = try Bench()
  #expect(try bench.run(wanted).failures.isEmpty)
  let targets = bench.server.targets
  for id in 1...3 {
    #expect(targets.contains("/api/v2/pokemon/\(id)/") == expected.contains(id))
    #expect(targets.count { $0 == "/api/v2/pokemon-species/\(id)/" } <= 1)
  }
  #expect(targets.contains("/api/v2/pokemon-species/?limit=10000") == usesList)
}

@Test("What is not there is named, and the rest arrives")
func missing() throws {
  let bench = try Bench()
  let summary = try bench.run(
    SpeciesSelection(ranges: [1...1, 7...7, 50...60], names: ["specie-3"]))
  let said = summary.failures.map { "\($0.what): \($0.reason)" }
  #expect(
    said.sorted() == [
      "50-60: no species has such a number", "pokemon-species/7: not found (404)",
      "specie-3: no species has this name",
    ])
  #expect(summary.failures.contains { $0.hint == "did you mean 'species-3'?" })
  #expect(bench.server.targets.count { $0.hasPrefix("/api/v2/pokemon-species/7") } == 2)
  #expect(bench.server.targets.contains("/api/v2/pokemon-species/7"))
  #expect(bench.server.targets.contains("/api/v2/pokemon/1/"))
}

@Test("The other spelling of an address is tried after 404")
func otherSpelling() throws {
  let bench = try Bench { request in
    request.path == "/api/v2/pokemon/1/" ? LoopbackReply(404) : SmallAPI.answer(request)
  }
  #expect(try bench.run(SpeciesSelection(ranges: [1...1])).failures.isEmpty)
  #expect(try bench.run(SpeciesSelection(ranges: [1...1])).counts.fetched == 0)
}

/// Answers badly at first, then well.
private func firstBad(_ replies: [LoopbackReply]) -> LoopbackServer.Answer {
  let seen = Counter()
  return { request in
    let number = seen.next(request.target)
    return number < replies.count ? replies[number] : SmallAPI.answer(request)
  }
}

private final class Counter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func next(_ name: String) -> Int {
    counts.withLock { counts in
      defer { counts[name, default: 0] += 1 }
      return counts[name, default: 0]
    }
  }
}

private var truncated: LoopbackReply {
  var reply = LoopbackReply(#"{"id": 1, "na"#)
  reply.declaredLength = 900
  return reply
}

@Test(
  "Faults that pass are overcome",
  arguments: [
    [LoopbackReply(503)], [LoopbackReply(429, headers: ["Retry-After: 0"])],
    [LoopbackReply("x").sent(.nothing), LoopbackReply("x").sent(.nothing)],
    [LoopbackReply("<!doctype html>")], [LoopbackReply(#"{"id": 1, "#)], [truncated],
    [LoopbackReply(500), LoopbackReply(502), truncated, LoopbackReply("")],
    Array(repeating: LoopbackReply(503), count: 5), Array(repeating: truncated, count: 9),
  ])
func faults(_ replies: [LoopbackReply]) throws {
  let bench = try Bench(firstBad(replies))
  let summary = try bench.run()
  #expect(summary.failures.isEmpty && summary.open == 0)
  #expect(summary.counts.fetched == everything.count)
  #expect(try bench.run { $0.offline = true }.counts.kept == everything.count)
}

@Test("A fault replaces nothing that is there")
func keepsOld() throws {
  let bench = try Bench()
  _ = try bench.run()
  let broken = try LoopbackServer { _ in LoopbackReply("<html>") }
  let configuration = ClientConfiguration(
    baseURL: broken.base + "api/v2", userAgent: "tests/1")
  var options = Fetcher.Options()
  options.refresh = true
  options.retry.tries = 1
  let summary = try Fetcher(
    client: APIClient(configuration), cache: try ResponseCache(bench.scratch.path),
    options: options
  ).run(.everything)
  #expect(!summary.failures.isEmpty)
  #expect(try bench.run().counts.kept == everything.count)
}

@Test("A damaged entry costs one request")
func repairs() throws {
  let bench = try Bench()
  _ = try bench.run()
  try bench.scratch.write("api-v2/pokemon/1.response", #"{"id":25,"na"#)
  let repaired = try bench.run()
  #expect(repaired.counts.fetched == 1 && repaired.failures.isEmpty)
  #expect(bench.server.requests.count == everything.count + 1)
}

@Test("Offline, nothing is asked, and what is missing is named")
func offline() throws {
  let bench = try Bench()
  _ = try bench.run(SpeciesSelection(ranges: [1...1]))
  let asked = bench.server.requests.count
  #expect(try bench.run(SpeciesSelection(ranges: [1...1])) { $0.offline = true }.failures.isEmpty)
  let summary = try bench.run(SpeciesSelection(ranges: [2...2])) { $0.offline = true }
  #expect(summary.failures.map(\.reason) == ["is not in the cache"])
  #expect(bench.server.requests.count == asked)
}

@Test("A server that asks for too much patience is not waited for")
func impatient() throws {
  let bench = try Bench { request in
    request.path.hasPrefix("/api/v2/pokemon/")
      ? LoopbackReply(429, headers: ["Retry-After: 86400"]) : SmallAPI.answer(request)
  }
  let summary = try bench.run(SpeciesSelection(ranges: [1...1]))
  #expect(summary.failures.map(\.what) == ["pokemon/1"])
  #expect(summary.counts.fetched > 2)
  #expect(bench.server.targets.count { $0 == "/api/v2/pokemon/1/" } == 1)
}
