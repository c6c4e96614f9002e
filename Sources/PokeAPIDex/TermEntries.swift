import DataFormats
import Dex
import PokeAPICache

extension DexMaker {
  /// What the API knows of terms.json: words that a file of terms may have better ones for.
  ///
  /// - Parameter types: slugs of the types that there are.
  func terms(types: Set<String>) -> JSONValue {
    var lists = Fields()
    lists.add("eggGroups", list(.eggGroup))
    lists.add("generations", .array(answers.all(.generation).map(generation)))
    lists.add("colors", list(.color))
    lists.add("items", list(.item))
    let moves = answers.all(.move).filter { Slug.isValid($0.slug) }
    lists.add("moves", .array(moves.map { move($0, types) }))
    lists.add("regions", list(.region))
    lists.add("evolutionTriggers", list(.trigger))
    lists.add("games", list(.version))
    return lists.value
  }

  private func list(_ endpoint: Endpoint) -> JSONValue {
    .array(answers.all(endpoint).filter { Slug.isValid($0.slug) }.map { named($0).value })
  }

  private func named(_ answer: Answer) -> Fields {
    var fields = Fields()
    fields.add("slug", answer.slug)
    fields.add("name", nameValue(answer))
    return fields
  }

  private func generation(_ answer: Answer) -> JSONValue {
    var fields = Fields()
    fields.add("slug", String(answer.resource.id))
    fields.add("name", nameValue(answer))
    if let region = answer["main_region"]?.link.flatMap({ answers[$0] }) {
      fields.add("region", nameValue(region))
    }
    return fields.value
  }

  private func move(_ answer: Answer, _ types: Set<String>) -> JSONValue {
    var fields = named(answer)
    fields.add("type", answer["type"]?.slug.flatMap { types.contains($0) ? $0 : nil })
    return fields.value
  }
}
