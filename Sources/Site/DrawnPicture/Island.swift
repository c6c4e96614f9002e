/// The outline of a species: a polygon with rounded corners, one corner for each stat.
struct Island: Sendable {
  let corners: [Point]
  private let peak: Point

  init(stats: [Int?], maximum: Int, variant: DrawnPicture.Variant = .large) {
    // From a stat of zero to a very high one. A small picture shows more land and less sea.
    let reach = variant == .large ? 90...415 : 130...460
    let unknown = reach.lowerBound + (reach.upperBound - reach.lowerBound) / 2
    // Fewer than three corners make no area: one or two stats take turns around a hexagon.
    let count = stats.count >= 3 ? stats.count : 6
    let corners = (0..<count).map { index in
      let stat = stats.isEmpty ? nil : stats[index % stats.count]
      let radius = stat.map { Island.radius($0, maximum: maximum, reach) } ?? unknown
      return Point.polar(angle: index * 65536 / count, radius: radius)
    }
    let middle = Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
    self.corners = corners
    self.peak = Point.centre.toward(middle, 60)
  }

  /// Adds the outline, shrunk toward the peak (or grown from it) to `scale` hundredths.
  func outline(scale: Int, _ path: inout SVGBytes.Path) {
    guard let first = corners.first, let last = corners.last else { return }
    var before = peak.toward(last, scale)
    var corner = peak.toward(first, scale)
    for index in corners.indices {
      let next = index + 1 == corners.count ? first : corners[index + 1]
      let after = peak.toward(next, scale)
      let start = corner.toward(before, 26)
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      path.curve(by: corner, to: corner.toward(after, 26))
      (before, corner) = (corner, after)
    }
    path.close()
  }

  /// The square root in part: it keeps low stats apart, and most stats are low.
  private static func radius(_ stat: Int, maximum: Int, _ reach: ClosedRange<Int>) -> Int {
    var maximum = max(1, maximum)
    var stat = min(max(0, stat), maximum)
    while maximum > 1 << 20 {
      maximum >>= 1
      stat >>= 1
    }
    let share = min(1000, stat * 1250 / maximum)
    let part = (62 * squareRoot(share * 1000) + 38 * share) / 100
    return reach.lowerBound + (reach.upperBound - reach.lowerBound) * part / 1000
  }

  private static func squareRoot(_ value: Int) -> Int {
    var low = 0
    var high = 1001
    while high - low > 1 {
      let middle = (low + high) / 2
      if middle * middle <= value { low = middle } else { high = middle }
    }
    return low
  }
}
