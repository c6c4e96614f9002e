import LoopbackServer

/// Bodies as the API sends them, with what is read and a little of what is not.
///
/// Three species; the second one has two varieties; the third is of another generation.
enum SmallAPI {
  static func link(_ endpoint: String, _ id: Int) -> String {
    #"{"name": "\#(endpoint)-\#(id)", "url": "http://elsewhere.example/api/v2/\#(endpoint)/\#(id)/"}"#
  }

  static func species(_ id: Int, varieties: [Int]? = nil) -> String {
    let pokemon = (varieties ?? (id == 2 ? [2, 10_001] : [id])).map {
      #"{"is_default": true, "pokemon": \#(link("pokemon", $0))}"#
    }
    return #"{"id": \#(id), "name": "species-\#(id)", "names": [], "habitat": null, "#
      + #""evolution_chain": {"url": "/api/v2/evolution-chain/1/"}, "#
      + #""generation": \#(link("generation", id == 3 ? 2 : 1)), "#
      + #""shape": \#(link("pokemon-shape", 1)), "#
      + #""varieties": [\#(pokemon.joined(separator: ", "))]}"#
  }

  static func pokemon(_ id: Int, isDefault: Bool? = nil) -> String {
    let species = id == 10_001 ? 2 : id
    return
      #"{"id": \#(id), "name": "species-\#(id)", "is_default": \#(isDefault ?? (id < 10_000)), "#
      + #""species": {"name": "species-\#(species)", "url": "x"}, "past_abilities": [{"ability": null}], "#
      + #""forms": [\#(link("pokemon-form", id))], "types": [{"type": \#(link("type", 1))}], "#
      + #""abilities": [], "moves": [{"move": \#(link("move", 7))}], "stats": []}"#
  }

  static func body(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 4, let id = Int(parts[3]) else { return nil }
    switch parts[2] {
    case "pokemon-species": return 1...3 ~= id ? species(id) : nil
    case "pokemon": return 1...3 ~= id || id == 10_001 ? pokemon(id) : nil
    case "evolution-chain":
      return
        #"{"id": 1, "baby_trigger_item": null, "chain": {"species": \#(link("pokemon-species", 1)), "#
        + #""evolution_details": [{"trigger": \#(link("evolution-trigger", 1)), "item": null}]}}"#
    case "type": return #"{"id": \#(id), "name": "t", "damage_relations": {}}"#
    case "generation":
      let species = id == 1 ? [1, 2] : [3]
      let links = species.map { link("pokemon-species", $0) }.joined(separator: ",")
      return #"{"id": \#(id), "name": "g", "pokemon_species": [\#(links)], "main_region": null}"#
    default: return #"{"id": \#(id), "name": "x"}"#
    }
  }

  /// The list in two pages, whatever was asked for.
  static func page(_ target: String) -> String {
    let isSecond = target.hasSuffix("?offset=2&limit=1")
    let results = (isSecond ? [3] : [1, 2]).map {
      #"{"name": "species-\#($0)", "url": "/api/v2/pokemon-species/\#($0)/"}"#
    }
    let next = isSecond ? "null" : #""http://x/api/v2/pokemon-species/?offset=2&limit=1""#
    return #"{"count": 3, "next": \#(next), "results": [\#(results.joined(separator: ","))]}"#
  }

  @Sendable static func answer(_ request: LoopbackRequest) -> LoopbackReply {
    let text =
      request.path == "/api/v2/pokemon-species/" ? page(request.target) : body(request.path)
    guard let text else { return LoopbackReply(404, "Not Found") }
    let etag = "\"\(text.utf8.count)-\(request.path.utf8.count)\""
    if request.headers["if-none-match"] == etag { return LoopbackReply(304) }
    return LoopbackReply(headers: ["ETag: \(etag)"], text)
  }
}
