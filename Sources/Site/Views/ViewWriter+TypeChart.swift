import Dex
import Mustache

extension ViewWriter {
  /// A chart of more types than this would be a page that nobody can read.
  static let chartLimit = 60

  mutating func typeChartBody() -> (inout ObjectBuilder<PageFields>) -> Void {
    let types = site.dex.types.indices
    let hasChart = types.count <= Self.chartLimit
    let badges = tape.list(frame.types)
    let rows = hasChart ? list(types) { $0.chartRow($1) } : .null
    return { fields in
      fields[.chartTypes] = badges
      fields[.chart] = rows
      fields[.hasChart] = Value(hasChart)
    }
  }

  /// What only the page of a type shows.
  mutating func typeFields(_ type: Int) -> (inout ObjectBuilder<PageFields>) -> Void {
    let badge = frame.types[type]
    let taken = damageTaken(by: [type])
    let dealt = damageDealt(by: type)
    let accent = tape.text(site.dex.types[type].slug)
    return { fields in
      fields[.type] = badge
      fields[.accent] = accent
      fields[.damageTaken] = taken ?? .null
      fields[.hasDamageTaken] = Value(taken != nil)
      fields[.damageDealt] = dealt
      fields[.hasDamageDealt] = Value(dealt.isTruthy)
    }
  }

  private mutating func chartRow(_ attacker: Int) -> Value {
    let type = site.dex.types[attacker]
    let slug = tape.text(type.slug)
    let name = named(type.names, else: type.key)
    let url = groupLink(.types, attacker)
    let cells = list(site.dex.types.indices) { $0.chartCell(attacker, $1) }
    return tape.object(shapes.chartRow) { fields in
      fields[.slug] = slug
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.url] = url
      fields[.cells] = cells
    }
  }

  private mutating func chartCell(_ attacker: Int, _ defender: Int) -> Value {
    let factor = site.dex.chart[attacking: attacker, defending: defender]
    if factor == 1 { return tape.object(shapes.chartCell) { _ in } }
    let text = FactorText(factor, words)
    let shown = tape.text(text.factor)
    let kind = tape.text(text.kind)
    return tape.object(shapes.chartCell) { fields in
      fields[.factor] = shown
      fields[.kind] = kind
    }
  }
}
