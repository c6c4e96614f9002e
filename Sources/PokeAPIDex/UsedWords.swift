import DataFormats

/// The types and abilities that the entries of a dex and their forms have.
struct UsedWords {
  private(set) var types: Set<String> = []
  private(set) var abilities: Set<String> = []

  init(_ pokedex: JSONValue) {
    for entry in pokedex.elements {
      add(entry)
      for form in entry["forms"]?.elements ?? [] { add(form) }
    }
  }

  private mutating func add(_ form: JSONValue) {
    types.formUnion((form["type"]?.elements ?? []).compactMap(\.text))
    abilities.formUnion((form["abilities"]?.elements ?? []).compactMap { $0["ability"]?.text })
  }
}
