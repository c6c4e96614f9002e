import Dex
import Mustache

extension ViewWriter {
  /// One part of the list or grid of all species.
  mutating func listBody(
    part: Int, route: (Int) -> String
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    let shown = site.parts.range(of: part)
    let entries = list(shown) { $0.entry($1) }
    let count = tape.integer(site.dex.species.count)
    let countText = word(
      "speciesCount", Filling("count", frame.numbers.whole(site.dex.species.count)))
    let statCount = tape.integer(site.dex.stats.count)
    let pager = pager(part: part, of: site.parts.count, route: route)
    let search = site.search[frame.language.index]
    let searchUrl = search.part(part).map { link($0.path) } ?? .null
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
      fields[.searchUrl] = searchUrl
      fields[.hasHeights] = Value(site.facets.hasHeights)
      fields[.hasWeights] = Value(site.facets.hasWeights)
      fields[.hasStatuses] = Value(!site.facets.statuses.isEmpty)
      fields[.statuses] = frame.statuses
      fields[.hasFormKinds] = Value(!site.facets.formKinds.isEmpty)
      fields[.formKinds] = frame.formKinds
      fields[.hasPages] = Value(site.parts.count > 1)
      fields[.pages] = pager.pages
      fields[.pageText] = pager.text
      fields[.previous] = pager.previous
      fields[.next] = pager.next
    }
  }

  /// - Parameter isHidden: whether it stands there for a hidden ability.
  mutating func entry(_ index: Int, isHidden: Bool = false) -> Value {
    let species = site.dex.species[index]
    let anchor = tape.text {
      $0.append("n")
      $0.append(species.id)
    }
    let id = tape.integer(species.id)
    let generation = species.generation.map { tape.integer($0) } ?? .null
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
      fields[.number] = number
      fields[.numberText] = numberText
      fields[.url] = url
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.sprite] = sprite
      fields[.types] = types
      fields[.stats] = stats
      fields[.total] = total
      fields[.hidden] = Value(isHidden)
    }
  }

  /// A form in the place of its species.
  mutating func entry(of member: GroupMember) -> Value {
    let species = site.dex.species[member.species]
    guard let number = member.form else { return entry(member.species, isHidden: member.isHidden) }
    let form = species.forms[number]
    let anchor = tape.text {
      $0.append("n")
      $0.append(species.id)
      $0.append("-")
      $0.append(form.slug)
    }
    let shownNumber: Value = species.number.isEmpty ? .null : tape.text(species.number)
    let numberText = numberText(species)
    let url = link(to: Routes.species(species), and: "#form-" + form.slug)
    let name = named(form.names, else: form.slug)
    let pictures = form.id.flatMap { site.pictures.forms[$0] }
    let sprite = sprite(pictures ?? site.pictures.species[member.species])
    let types = types(form.types)
    let stats = list(site.dex.stats.indices) { $0.cell($1, form.stats[$1]) }
    let total = form.stats.total.map { tape.integer($0) } ?? .null
    return tape.object(shapes.entry) { fields in
      fields[.anchor] = anchor
      fields[.number] = shownNumber
      fields[.numberText] = numberText
      fields[.url] = url
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.sprite] = sprite
      fields[.types] = types
      fields[.stats] = stats
      fields[.total] = total
      fields[.hidden] = Value(member.isHidden)
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
}
