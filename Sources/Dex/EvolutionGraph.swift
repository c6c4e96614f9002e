/// A species that becomes another.
public struct EvolutionEdge: Sendable, Hashable {
  public var from: SpeciesReference
  public var to: SpeciesReference
  /// Any one of these is enough; empty when the data does not say how.
  public var conditions: [EvolutionCondition]

  public init(
    from: SpeciesReference, to: SpeciesReference, conditions: [EvolutionCondition] = []
  ) {
    self.from = from
    self.to = to
    self.conditions = conditions
  }
}

/// Which species becomes which: a forest, in which a species comes from at most one other.
public struct EvolutionGraph: Sendable {
  public let edges: [EvolutionEdge]
  private var parents: [SpeciesReference: Int] = [:]
  private var branches: [SpeciesReference: [Int]] = [:]

  /// Of several edges to one species the first counts; an edge to itself does not.
  public init(_ edges: [EvolutionEdge] = []) {
    self.edges = edges
    for (index, edge) in edges.enumerated() where edge.from != edge.to {
      guard parents[edge.to] == nil else { continue }
      parents[edge.to] = index
      branches[edge.from, default: []].append(index)
    }
  }

  /// The edge that leads to a species.
  public func edge(to member: SpeciesReference) -> EvolutionEdge? {
    parents[member].map { edges[$0] }
  }

  /// The species that becomes another one.
  public func parent(of member: SpeciesReference) -> SpeciesReference? {
    parents[member].map { edges[$0].from }
  }

  /// The edges that lead away from a species, in the order of the data.
  public func edges(from member: SpeciesReference) -> [EvolutionEdge] {
    edgeIndexes(from: member).map { edges[$0] }
  }

  func edgeIndexes(from member: SpeciesReference) -> [Int] {
    branches[member] ?? []
  }
}
