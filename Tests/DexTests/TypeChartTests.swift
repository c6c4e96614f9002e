import Testing

@testable import Dex

@Suite struct TypeChartTests {
  /// Fire, Grass, Ground, Flying; only what the tests need.
  private var chart: TypeChart {
    var chart = TypeChart(size: 4)
    chart[attacking: 0, defending: 1] = 2
    chart[attacking: 0, defending: 0] = 0.5
    chart[attacking: 1, defending: 0] = 0.5
    chart[attacking: 1, defending: 2] = 2
    chart[attacking: 1, defending: 3] = 0.5
    chart[attacking: 2, defending: 0] = 2
    chart[attacking: 2, defending: 3] = 0
    return chart
  }

  @Test(arguments: [
    ([0], [0.5, 0.5, 2, 1]), ([0, 3], [0.5, 0.25, 0, 1]), ([1, 1], [4, 1, 1, 1]),
    ([], [1, 1, 1, 1]), ([9], [1, 1, 1, 1]), ([0, 9], [0.5, 0.5, 2, 1]),
  ])
  func damageTaken(types: [Int], expected: [Double]) {
    #expect(chart.damageTaken(by: types) == expected)
  }

  @Test func matchupsAreGrouped() {
    let matchups = chart.matchups(of: IndexList([0, 3]))
    #expect(matchups.map(\.factor) == [1, 0.5, 0.25, 0])
    #expect(matchups.map(\.types) == [[3], [0], [1], [2]])
  }

  @Test func beyondTheChartIsNeutral() {
    var chart = chart
    chart[attacking: 7, defending: 0] = 2
    #expect(chart[attacking: 7, defending: 0] == 1)
    #expect(chart[attacking: 0, defending: -1] == 1)
  }

  @Test func anIndexListHoldsFourDifferent() {
    var list = IndexList([3, 3, 1, -1, 70_000])
    #expect(Array(list) == [3, 1])
    let added = [0, 9, 4].map { list.append($0) }
    #expect(added == [true, true, false])
    #expect(Array(list) == [3, 1, 0, 9])
    #expect([1, 2] as IndexList != [2, 1])
  }
}
