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
    var ancestors: [SpeciesReference] = []
    let tree = tree(from: root(of: member), conditions: [], below: &ancestors)
    return tree.branches.isEmpty ? nil : tree
  }

  /// Where the line of a species begins: the species itself if nothing leads to it.
  public func root(of member: SpeciesReference) -> SpeciesReference {
    var line = [member]
    while line.count < Self.depthLimit / 2, let parent = parent(of: line[line.count - 1]) {
      if line.contains(parent) { break }
      line.append(parent)
    }
    return line[line.count - 1]
  }

  private func tree(
    from member: SpeciesReference, conditions: [EvolutionCondition],
    below ancestors: inout [SpeciesReference]
  ) -> EvolutionTree {
    ancestors.append(member)
    defer { ancestors.removeLast() }
    var branches: [EvolutionTree] = []
    if ancestors.count < Self.depthLimit {
      for index in edgeIndexes(from: member) where !ancestors.contains(edges[index].to) {
        branches.append(
          tree(from: edges[index].to, conditions: edges[index].conditions, below: &ancestors))
      }
    }
    return EvolutionTree(member: member, conditions: conditions, branches: branches)
  }
}
