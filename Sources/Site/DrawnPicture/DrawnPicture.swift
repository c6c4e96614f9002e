/// A picture for a species that has none: an island on a chart.
///
/// The outline has one corner for each stat, clockwise from the top; the contour lines inside it
/// go from the colour of the first type to that of the second. The ticks around it spell the id,
/// so no two species look the same. Whole numbers only: the bytes are the same on every machine.
public struct DrawnPicture: Sendable {
  public struct Color: Equatable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  public enum Variant: Sendable, CaseIterable {
    /// For a detail page, about 320 pixels wide.
    case large
    /// For a row of a list, about 40 pixels wide: fewer and heavier lines.
    case small
  }

  /// Pictures are distinct for ids that differ in their lowest 32 bits.
  public var id: Int
  /// Of the types, first type first. Without any the island is grey; more than two are not shown.
  public var colors: [Color]
  /// In display order; `nil` is a stat that is not known.
  public var stats: [Int?]
  /// The highest value of a stat. Four fifths of it reach the edge; only few stats are higher.
  public var maximum: Int

  public init(id: Int, colors: [Color], stats: [Int?], maximum: Int) {
    self.id = id
    self.colors = colors
    self.stats = stats
    self.maximum = maximum
  }

  /// The picture as an SVG document in UTF-8, square, less than 2 KB for six stats.
  public func svg(_ variant: Variant) -> [UInt8] {
    let palette = Palette(colors)
    let island = Island(stats: stats, maximum: maximum, variant: variant)
    var out = SVGBytes()
    out.open()
    drawSea(palette, variant, &out)
    drawIslets(palette, &out)
    drawLand(island, palette, variant, &out)
    out.close()
    return out.bytes
  }

  private func drawSea(_ palette: Palette, _ variant: Variant, _ out: inout SVGBytes) {
    let marks = variant == .large ? TickRing.large : .small
    out.group(fill: palette.sea, opacity: 24) { $0.circle(at: .centre, radius: 470) }
    out.path(stroke: palette.tick, width: marks.lineWidth) { marks.draw(id: id, &$0) }
  }

  /// Small islands around the large one, at places that the id chooses.
  private func drawIslets(_ palette: Palette, _ out: inout SVGBytes) {
    var random = Scramble(id)
    out.group(fill: palette.shades[0]) { out in
      for _ in 0..<3 {
        let place = Point.polar(angle: random.next(65536), radius: 250 + random.next(120))
        out.circle(at: place, radius: 14 + random.next(24))
      }
    }
  }

  private func drawLand(
    _ island: Island, _ palette: Palette, _ variant: Variant, _ out: inout SVGBytes
  ) {
    let shoal = variant == .large ? 112 : 106
    out.path(fill: palette.sea, opacity: 45) { island.outline(scale: shoal, &$0) }
    let levels = variant == .large ? Palette.levels : [0, 2, 4]
    let width = variant == .large ? 7 : 14
    out.group(stroke: palette.line, width: width) { out in
      for level in levels {
        out.path(fill: palette.shades[level]) { island.outline(scale: 100 - 19 * level, &$0) }
      }
    }
  }
}
