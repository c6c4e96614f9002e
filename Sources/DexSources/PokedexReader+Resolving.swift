import DataFormats
import Dex
import Diagnostics

extension PokedexReader {
  /// The graph of evolutions, once all entries are known; what they refer to in vain is reported.
  mutating func evolutionGraph(_ source: SourceText, report: inout Report) -> EvolutionGraph {
    let cursor = JSONCursor(source)
    var edges: [EvolutionEdge] = []
    var rawOfEdge: [Int] = []
    var edgeTo: [SpeciesReference: Int] = [:]
    for (index, raw) in evolutions.enumerated() {
      let stating = raw.start.map(resolved) ?? SpeciesReference.species(raw.species)
      let other = resolved(raw.other)
      func warn(_ message: String, hint: String? = nil, kind: FindingKind? = nil) {
        var warning = warning(message, about: raw, cursor, hint: hint)
        warning.kind = kind?.rawValue
        report.add(warning)
      }
      if raw.start == nil, other.index == nil {
        warn(missing(raw.other), hint: hint(for: raw.other), kind: .missingEntry)
      }
      for mention in raw.mentions {
        guard let (message, hint) = problem(of: mention.subject) else { continue }
        report.add(
          Diagnostic(
            .warning, "\(label(of: raw.species)): \(mention.field): \(message)",
            at: cursor.place(mention.range), hint: hint, kind: FindingKind.missingEntry.rawValue))
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
      rawOfEdge.append(index)
    }
    for circle in circles(of: edges, edgeTo) {
      let names = (circle + circle.prefix(1)).map { shown(edges[$0].to) }.joined(separator: " → ")
      report.add(
        warning(
          "the evolutions go round in a circle: \(names)", about: evolutions[rawOfEdge[circle[0]]],
          cursor, hint: "one of them has to come first"))
    }
    return EvolutionGraph(edges)
  }

  private func warning(
    _ message: String, about raw: RawEvolution, _ cursor: JSONCursor, hint: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "\(label(of: raw.species)): \(raw.field): \(message)", at: cursor.place(raw.range),
      hint: hint)
  }

  private func problem(of subject: Mention.Subject) -> (message: String, hint: String?)? {
    switch subject {
    case .species(let other):
      guard resolved(other).index == nil else { return nil }
      return (missing(other), hint(for: other))
    case .form(let form):
      guard ownerOfFormSlug[form] == nil, ownerOfSlug[form] == nil else { return nil }
      return ("there is no form '\(form)'", didYouMean(form, among: ownerOfFormSlug.keys))
    }
  }

  private func shown(_ reference: SpeciesReference) -> String {
    switch reference {
    case .species(let index): name(of: species[index]) ?? String(species[index].id)
    case .missingID(let id): String(id)
    case .missingName(let name): name
    }
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
