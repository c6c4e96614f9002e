import HTTPClient
import Testing

@testable import PokeAPI
@testable import PokeAPICache

private func check(_ text: String, _ endpoint: Endpoint, _ id: Int) throws -> CheckedBody {
  try CheckedBody(Array(text.utf8), of: .resource(Resource(endpoint, id)))
}

@Test("The links of a species are found where they matter, each once")
func speciesLinks() throws {
  let body = try check(SmallAPI.species(1, varieties: [1, 10_001]), .species, 1)
  #expect(
    body.links == [
      Resource(.chain, 1), Resource(.generation, 1), Resource(.pokemon, 1),
      Resource(.pokemon, 10_001),
    ])
}

@Test("A Pokémon that is what its species usually is has no form worth asking for")
func plainPokemon() throws {
  let plain = try check(SmallAPI.pokemon(1), .pokemon, 1)
  #expect(plain.isPlain)
  let other = try check(SmallAPI.pokemon(10_001, isDefault: false), .pokemon, 10_001)
  #expect(!other.isPlain)
  let task = FetchTask(Resource(.pokemon, 1))
  #expect(!task.followers(plain).map(\.item).contains(.answer(.resource(Resource(.form, 1)))))
  let wanted = FetchTask(Resource(.pokemon, 1), wantsForms: true)
  #expect(wanted.followers(plain).map(\.item).contains(.answer(.resource(Resource(.form, 1)))))
}

@Test(
  "What cannot be used is refused with its field",
  arguments: [
    (#"{"id": 2, "name": "x"}"#, "id", "is 2, not 1"),
    (#"{"name": "x"}"#, "id", "is missing"),
    (#"{"id": 1}"#, "name", "is missing"),
    (#"{"id": 1, "name": null}"#, "name", "has no value"),
    ("", "", "is not the JSON"),
    ("<!doctype html>", "", "is not the JSON"),
    (#"{"id": 1, "name": "x""#, "", "is not the JSON"),
    (#"{"id": 1, "name": "x"} more"#, "", "is not the JSON"),
    ("[]", "", "is not the JSON"),
  ])
func broken(_ text: String, _ field: String, _ reason: String) {
  #expect {
    try check(text, .item, 1)
  } throws: { error in
    guard let problem = error as? ResponseProblem else { return false }
    return problem.field == field && problem.reason.hasPrefix(reason)
  }
}

@Test("A page has entries and leads to the next one as it says")
func pages() throws {
  let text =
    #"{"next": "http://h/api/v2/pokemon-species/?offset=20&limit=7", "#
    + #""results": [{"name": "a", "url": "/api/v2/pokemon-species/1/"}]}"#
  let body = try CheckedBody(Array(text.utf8), of: .list(.species))
  #expect(
    body.next == .page(.species, [ListParameter("offset", "20"), ListParameter("limit", "7")]))
  #expect(body.entries == [.init(name: "a", resource: Resource(.species, 1))])
}

@Test(
  "A page that leads nowhere is refused",
  arguments: [
    #"{"next": "http://h/x?a=../..", "results": []}"#,
    #"{"next": "http://h/x", "results": []}"#,
    #"{"next": null}"#,
    #"{"next": null, "results": [{"name": "a"}]}"#,
    #"{"next": null, "results": [{"url": "/api/v2/berry/1/"}]}"#,
  ])
func brokenPages(_ text: String) {
  #expect(throws: ResponseProblem.self) {
    try CheckedBody(Array(text.utf8), of: .list(.species))
  }
}
