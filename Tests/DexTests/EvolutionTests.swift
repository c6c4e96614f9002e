import Testing

@testable import Dex

@Suite struct EvolutionTests {
  private func graph(_ pairs: [(Int, Int)]) -> EvolutionGraph {
    EvolutionGraph(
      pairs.map { EvolutionEdge(from: .species($0.0), to: .species($0.1)) })
  }

  /// `0(1(2),3)`: members with their branches.
  private func shown(_ tree: EvolutionTree?) -> String? {
    guard let tree else { return nil }
    let name = tree.member.index.map(String.init) ?? "?"
    let branches = tree.branches.compactMap(shown)
    return branches.isEmpty ? name : "\(name)(\(branches.joined(separator: ",")))"
  }

  @Test(
    arguments: [
      ([(0, 1), (1, 2)], 0, "0(1(2))"), ([(0, 1), (1, 2)], 1, "0(1(2))"),
      ([(0, 1), (1, 2)], 2, "0(1(2))"), ([(0, 1), (0, 2), (2, 3)], 3, "0(1,2(3))"),
      ([(5, 1)], 1, "5(1)"), ([(0, 1)], 7, nil), ([(0, 0)], 0, nil),
      ([(0, 2), (1, 2)], 2, "0(2)"), ([(0, 2), (1, 2)], 1, nil),
    ] as [([(Int, Int)], Int, String?)])
  func wholeTreeFromAnyMember(pairs: [(Int, Int)], member: Int, expected: String?) {
    #expect(shown(graph(pairs).tree(with: .species(member))) == expected)
  }

  @Test func cyclesAreCut() throws {
    let graph = graph([(0, 1), (1, 2), (2, 0)])
    for member in 0..<3 {
      #expect(try #require(graph.tree(with: .species(member))).count == 3)
    }
  }

  @Test func veryLongLinesAreCut() throws {
    let graph = graph((0..<100_000).map { ($0, $0 + 1) })
    let tree = try #require(graph.tree(with: .species(50_000)))
    #expect(tree.count == EvolutionGraph.depthLimit)
  }

  @Test func membersWithoutEntryAreKept() throws {
    let graph = EvolutionGraph([EvolutionEdge(from: .missingID(172), to: .species(0))])
    let tree = try #require(graph.tree(with: .species(0)))
    #expect(tree.member == .missingID(172))
    #expect(tree.branches.map(\.member) == [.species(0)])
  }
}
