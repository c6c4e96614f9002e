import DataFormats
import Dex
import Diagnostics

extension PokedexReader {
  /// The graph of evolutions, once all entries are known; what they refer to in vain is reported.
  mutating func evolutionGraph(_ source: SourceText, report: inout Report) -> EvolutionGraph {
    let cursor = JSONCursor(source)
    var edges: [EvolutionEdge] = []
    var edgeTo: [SpeciesReference: Int] = [:]
    for raw in evolutions {
      let stating = SpeciesReference.species(raw.species)
      let other = resolved(raw.other)
      func warn(_ message: String, hint: String? = nil) {
        report.warning(
          "\(label(of: raw.species)): \(raw.field): \(message)", at: cursor.place(raw.range),
          hint: hint)
      }
      if other.index == nil { warn(missing(raw.other), hint: hint(for: raw.other)) }
      for form in raw.conditions.flatMap({ [$0.fromForm, $0.toForm] }).compactMap(\.self)
      where ownerOfFormSlug[form] == nil && ownerOfSlug[form] == nil {
        warn("there is no form '\(form)'", hint: didYouMean(form, among: ownerOfFormSlug.keys))
      }
      guard other != stating else {
        warn("an entry cannot evolve from itself")
        continue
      }
      let from = raw.leadsToOther ? stating : other
      let to = raw.leadsToOther ? other : stating
      let conditions = resolved(raw.conditions)
      if let known = edgeTo[to] {
        // The fork states each evolution at both ends.
        if edges[known].from != from {
          warn("another species is stated to become the same one, and counts")
        } else if edges[known].conditions.isEmpty {
          edges[known].conditions = conditions
        }
        continue
      }
      edgeTo[to] = edges.count
      edges.append(EvolutionEdge(from: from, to: to, conditions: conditions))
    }
    return EvolutionGraph(edges)
  }

  private func resolved(_ reference: SpeciesReference) -> SpeciesReference {
    switch reference {
    case .species: return reference
    case .missingID(let id):
      guard let index = ownerOfID[id], species.indices ~= index, species[index].id == id else {
        return reference
      }
      return .species(index)
    case .missingName(let name):
      let slug = Slug.made(from: name)
      return slug.flatMap { ownerOfSlug[$0] }.map(SpeciesReference.species) ?? reference
    }
  }

  private func resolved(_ conditions: [EvolutionCondition]) -> [EvolutionCondition] {
    // Nearly all name no other species; their memory is used as it is.
    guard conditions.contains(where: { $0.partySpecies != nil || $0.tradeSpecies != nil }) else {
      return conditions
    }
    return conditions.map { condition in
      var condition = condition
      condition.partySpecies = condition.partySpecies.map(resolved)
      condition.tradeSpecies = condition.tradeSpecies.map(resolved)
      return condition
    }
  }

  private func missing(_ reference: SpeciesReference) -> String {
    switch reference {
    case .missingID(let id): "there is no entry with the id \(id)"
    case .missingName(let name): "there is no entry named '\(name)'"
    case .species: ""
    }
  }

  private func hint(for reference: SpeciesReference) -> String? {
    guard case .missingName(let name) = reference else { return nil }
    return didYouMean(name, among: species.map(\.slug))
  }
}
