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
    let picture = DrawnPicture(
      id: form?.id ?? species.id, colors: colors, stats: dex.stats.indices.map { stats[$0] },
      maximum: dex.stats.map(\.maximum).max() ?? 255)
    return picture.svg(drawing.isLarge ? .large : .small)
  }
}
