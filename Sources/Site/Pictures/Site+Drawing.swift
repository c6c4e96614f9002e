import Dex

extension Site {
  /// The picture that stands in for one that is missing, as SVG.
  func svg(_ drawing: SiteFile.Drawing) -> [UInt8] {
    let species = dex.species[drawing.species]
    let form = drawing.form.map { species.forms[$0] }
    let types = form.map(\.types) ?? species.types
    let stats = form.map(\.stats) ?? species.stats
    let colors = types.compactMap { dex.types[$0].color }
      .map { DrawnPicture.Color(red: $0.red, green: $0.green, blue: $0.blue) }
    let (values, maximum) = outline(stats)
    let picture = DrawnPicture(
      id: form?.id ?? species.id, colors: colors, stats: values, maximum: maximum)
    return picture.svg(drawing.isLarge ? .large : .small)
  }

  /// Stats as parts of one maximum: their own where all have the same, else in thousandths of it.
  private func outline(_ stats: StatValues) -> (values: [Int?], maximum: Int) {
    let most = dex.stats.first?.maximum ?? 255
    if dex.stats.allSatisfy({ $0.maximum == most }) {
      return (dex.stats.indices.map { stats[$0] }, most)
    }
    let values = dex.stats.enumerated().map { index, stat in
      stats[index].map { Int(stat.percent(of: $0) * 10) }
    }
    return (values, 1000)
  }
}
