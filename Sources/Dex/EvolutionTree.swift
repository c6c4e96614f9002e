/// A species with everything that comes of it.
public struct EvolutionTree: Sendable, Hashable {
  public let member: SpeciesReference
  /// How its parent becomes it; empty for the root.
  public let conditions: [EvolutionCondition]
  public let branches: [EvolutionTree]
}

extension EvolutionTree {
  /// How many members the tree has.
  public var count: Int { branches.reduce(1) { $0 + $1.count } }
}

extension EvolutionGraph {
  /// A tree has no more levels than this, so that mad data cannot exhaust the stack.
  public static let depthLimit = 32

  /// The whole tree that a species is part of, from its root; nil for one that never evolves.
  ///
  /// A cycle is cut where it would come back to a species that is in the tree already. Of a longer
  /// line than `depthLimit` the part is shown that ends half-way below the species.
  public func tree(with member: SpeciesReference) -> EvolutionTree? {
    let tree = tree(from: root(of: member), conditions: [], ancestors: [])
    return tree.branches.isEmpty ? nil : tree
  }

  /// Where the line of a species begins: the species itself if nothing leads to it.
  public func root(of member: SpeciesReference) -> SpeciesReference {
    var seen: Set<SpeciesReference> = [member]
    var root = member
    while seen.count < Self.depthLimit / 2, let edge = edge(to: root) {
      guard seen.insert(edge.from).inserted else { break }
      root = edge.from
    }
    return root
  }

  private func tree(
    from member: SpeciesReference, conditions: [EvolutionCondition],
    ancestors: [SpeciesReference]
  ) -> EvolutionTree {
    let line = ancestors + [member]
    let next = line.count < Self.depthLimit ? edges(from: member) : []
    let branches = next.filter { !line.contains($0.to) }
      .map { tree(from: $0.to, conditions: $0.conditions, ancestors: line) }
    return EvolutionTree(member: member, conditions: conditions, branches: branches)
  }
}
