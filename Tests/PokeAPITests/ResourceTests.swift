import Testing

@testable import PokeAPI
@testable import PokeAPICache

@Test(
  "A link names one resource, however it is written",
  arguments: [
    ("https://pokeapi.co/api/v2/pokemon/25/", Resource(.pokemon, 25)),
    ("http://127.0.0.1:80/api/v2/pokemon/25", Resource(.pokemon, 25)),
    ("/api/v2/evolution-chain/10/?x=1", Resource(.chain, 10)),
    ("/api/v2/pokemon/pikachu/", nil),
    ("/api/v2/berry/1/", nil),
    ("/api/v2/pokemon/99999999999999999999/", nil),
    ("/api/v2/pokemon/", nil),
    ("", nil),
  ])
func links(_ link: String, _ expected: Resource?) {
  #expect(Resource(link: Array(link.utf8).span) == expected)
}

@Test("A key has one path and one name")
func keys() {
  let resource = ResourceKey.resource(Resource(.form, 10_034))
  #expect(resource.path == ["pokemon-form", "10034", ""])
  #expect(resource.name == "pokemon-form/10034")
  #expect(ResourceKey.list(.species).name == "pokemon-species/list-limit-10000")
}
