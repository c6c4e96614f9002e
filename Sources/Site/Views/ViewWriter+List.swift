import Dex
import Mustache

extension ViewWriter {
  /// One part of the list or grid of all species.
  mutating func listBody(
    part: Int, isGrid: Bool
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    let shown = site.parts.range(of: part)
    let entries = list(shown) { $0.entry($1) }
    let count = tape.integer(site.dex.species.count)
    let countText = word(
      "speciesCount", ["count": frame.numbers.whole(site.dex.species.count)])
    let statCount = tape.integer(site.dex.stats.count)
    let pages = pager(part: part, isGrid: isGrid)
    let frame = frame
    let site = site
    return { fields in
      fields[.hasSearch] = .true
      fields[.count] = count
      fields[.countText] = countText
      fields[.columns] = frame.columns
      fields[.statCount] = statCount
      fields[.entries] = entries
      fields[.hasTypeFilter] = Value(site.usedTypes.count > 1)
      fields[.filterTypes] = frame.filterTypes
      fields[.hasGenerations] = Value(site.usedGenerations.count > 1)
      fields[.generations] = frame.generations
      fields[.pages] = pages
      fields[.hasPages] = Value(site.parts.count > 1)
    }
  }

  private mutating func pager(part: Int, isGrid: Bool) -> Value {
    guard site.parts.count > 1 else { return .null }
    let entries = (1...site.parts.count).map { other in
      let url = link(to: isGrid ? Routes.grid(part: other) : Routes.list(part: other))
      let number = tape.integer(other)
      return tape.object(shapes.pager) { fields in
        fields[.number] = number
        fields[.url] = url
        fields[.current] = Value(other == part)
      }
    }
    return tape.list(entries)
  }

  private mutating func entry(_ index: Int) -> Value {
    let species = site.dex.species[index]
    let anchor = tape.text("n\(species.id)")
    let id = tape.integer(species.id)
    let generation = species.generation.map { tape.integer($0) } ?? .null
    let search = searchText(of: species)
    let number: Value = species.number.isEmpty ? .null : tape.text(species.number)
    let numberText = numberText(species)
    let url = link(to: Routes.species(species))
    let name = name(of: species)
    let sprite = sprite(site.pictures.species[index])
    let types = types(species.types)
    let stats = list(site.dex.stats.indices) { $0.cell($1, species.stats[$1]) }
    let total = species.stats.total.map { tape.integer($0) } ?? .null
    return tape.object(shapes.entry) { fields in
      fields[.id] = id
      fields[.anchor] = anchor
      fields[.generation] = generation
      fields[.search] = search
      fields[.number] = number
      fields[.numberText] = numberText
      fields[.url] = url
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.sprite] = sprite
      fields[.types] = types
      fields[.stats] = stats
      fields[.total] = total
    }
  }

  /// A stat in a column; what is not known leaves the cell empty.
  private mutating func cell(_ stat: Int, _ value: Int?) -> Value {
    let value = value.map { tape.integer($0) } ?? .null
    let name = frame.stats[stat]
    return tape.object(shapes.stat) { fields in
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.slug] = name.slug
      fields[.value] = value
    }
  }

  /// The names in other languages, each once, for the search to find.
  private mutating func searchText(of species: Species) -> Value {
    let own = species.names.bytes(for: frame.language.preference)?.utf8 ?? []
    var names: [ArraySlice<UInt8>] = []
    for name in species.names.allBytes where name != own && !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else { return .null }
    return tape.text(bytes: Array(names.joined(separator: [UInt8(ascii: "|")])))
  }
}
