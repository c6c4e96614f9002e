import Dex

/// Evolutions that lead back to where they began, each circle once: positions in `edges`, in the
/// order in which one leads to the next, beginning with the first in the data.
func circles(of edges: [EvolutionEdge], _ edgeTo: [SpeciesReference: Int]) -> [[Int]] {
  var circles: [[Int]] = []
  // The walk in which an edge was passed.
  var walks = [Int?](repeating: nil, count: edges.count)
  for start in edges.indices where walks[start] == nil {
    var current: Int? = start
    while let edge = current, walks[edge] == nil {
      walks[edge] = start
      current = edgeTo[edges[edge].from]
    }
    guard let entry = current, walks[entry] == start else { continue }
    // The walk goes against the evolutions.
    var circle = [entry]
    while let before = circle.last.flatMap({ edgeTo[edges[$0].from] }), before != entry {
      circle.append(before)
    }
    circle.reverse()
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    circles.append(Array(circle[first...] + circle[..<first]))
  }
  return circles
}
