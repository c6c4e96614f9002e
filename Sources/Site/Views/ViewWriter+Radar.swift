import Dex
import Mustache

/// The stats of a species as a polygon: clockwise from the top, in a square of 1000 units.
extension ViewWriter {
  /// Null for less than three corners, and where a stat is not known.
  mutating func radar(_ stats: StatValues) -> Value {
    let definitions = site.dex.stats
    let values = definitions.indices.compactMap { stats[$0] }
    guard values.count == definitions.count, definitions.count >= 3 else { return .null }
    let corners = definitions.indices.map { index in
      corner(index, reach: radius(values[index], of: definitions[index].maximum))
    }
    let outline = tape.text(corners.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    let labels = list(definitions.indices) { $0.radarLabel($1, values[$1]) }
    let grid = frame.radarGrid
    return tape.object(shapes.radar) { fields in
      fields[.grid] = grid
      fields[.outline] = outline
      fields[.labels] = labels
    }
  }

  /// Rings at a quarter, a half and three quarters of the greatest value and at it, and a line to each corner.
  mutating func radarGrid() -> Value {
    let count = site.dex.stats.count
    guard count >= 3 else { return .null }
    var path = ""
    for quarter in 1...4 {
      let ring = (0..<count).map { corner($0, reach: radius(quarter, of: 4)) }
      path += "M" + ring.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "z"
    }
    for index in 0..<count {
      let end = corner(index, reach: Self.reach)
      path += "M\(Point.centre.x) \(Point.centre.y)L\(end.x) \(end.y)"
    }
    return tape.text(path)
  }

  private mutating func radarLabel(_ index: Int, _ value: Int) -> Value {
    let place = corner(index, reach: Self.reach + 60)
    let x = tape.integer(place.x)
    let y = tape.integer(place.y)
    let offset = place.x - Point.centre.x
    let anchor = tape.text(offset > 50 ? "start" : offset < -50 ? "end" : "middle")
    let shortNames = site.dex.stats[index].shortNames
    let name = shortNames.isEmpty ? NamedValue(name: frame.stats[index].name) : named(shortNames)
    let number = tape.integer(value)
    return tape.object(shapes.radarLabel) { fields in
      fields[.x] = x
      fields[.y] = y
      fields[.anchor] = anchor
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.value] = number
    }
  }

  private func corner(_ index: Int, reach: Int) -> Point {
    .polar(angle: index * 65536 / site.dex.stats.count, radius: reach)
  }

  /// The square root, so that low values stay apart and the area grows with the value.
  private func radius(_ value: Int, of maximum: Int) -> Int {
    let share = min(max(Double(value) / Double(max(maximum, 1)), 0), 1)
    return Int((share.squareRoot() * Double(Self.reach)).rounded())
  }

  private static let reach = 380
}
