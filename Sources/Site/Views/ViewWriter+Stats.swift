import Dex
import Mustache

/// Stats of a species or form, ready for its table.
struct StatView {
  var rows = Value.null
  var isKnown = false
  var hasRanges = false
  var total = Value.null
}

extension ViewWriter {
  mutating func stats(_ values: StatValues) -> StatView {
    var view = StatView()
    var rows: [Value] = []
    for (index, stat) in site.dex.stats.enumerated() {
      guard let value = values[index] else { continue }
      let range = stat.rangeAtLevel100(base: value)
      if range != nil { view.hasRanges = true }
      rows.append(row(index, stat, value: value, range: range))
    }
    view.isKnown = !rows.isEmpty
    view.rows = tape.list(rows)
    view.total = values.total.map { tape.integer($0) } ?? .null
    return view
  }

  private mutating func row(
    _ index: Int, _ stat: StatDefinition, value: Int, range: ClosedRange<Int>?
  ) -> Value {
    let name = frame.stats[index]
    let shown = tape.integer(value)
    // A stat beyond its maximum fills the bar.
    let maximum = tape.integer(max(stat.maximum, value, 1))
    let percent = tape.decimal(tenths: Int((stat.percent(of: value) * 10).rounded()))
    let range = range.map {
      word("range", Filling("minimum", $0.lowerBound), Filling("maximum", $0.upperBound))
    }
    return tape.object(shapes.stat) { fields in
      fields[.slug] = name.slug
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.value] = shown
      fields[.maximum] = maximum
      fields[.percent] = percent
      fields[.range] = range ?? .null
    }
  }

  /// Attacking types grouped by their factor, the most dangerous first; neutral ones are left out.
  mutating func damageTaken(by types: IndexList) -> Value? {
    guard !types.isEmpty else { return nil }
    return frame.damage[types] ?? damageGroups(types)
  }

  mutating func damageGroups(_ types: IndexList) -> Value {
    let groups = site.dex.chart.matchups(of: types).filter { $0.factor != 1 }
    return list(groups) { $0.damageGroup($1) }
  }

  /// Types that are hit, grouped by the damage that attacks of a type do to them.
  mutating func damageDealt(by type: Int) -> Value {
    let groups = site.dex.chart.matchups(attacking: type).filter { $0.factor != 1 }
    return list(groups) { $0.damageGroup($1, isDealt: true) }
  }

  /// The damage that attacks of its own types do.
  mutating func attacks(of types: IndexList) -> Value {
    list(types) { writer, type in
      let badge = writer.frame.types[type]
      let dealt = writer.damageDealt(by: type)
      return writer.tape.object(writer.shapes.attack) { fields in
        fields[.type] = badge
        fields[.damageDealt] = dealt
      }
    }
  }

  private mutating func damageGroup(_ matchup: Matchup, isDealt: Bool = false) -> Value {
    let text = FactorText(matchup.factor, words)
    let factor = tape.text(text.factor)
    let label = word(isDealt ? text.dealtLabel : text.label)
    let kind = tape.text(text.kind)
    let types = list(matchup.types) { $0.frame.types[$1] }
    return tape.object(shapes.damage) { fields in
      fields[.factor] = factor
      fields[.label] = label
      fields[.kind] = kind
      fields[.types] = types
    }
  }
}

/// How a factor of damage is written.
struct FactorText: Equatable {
  let factor: String
  /// The key of a word.
  let label: String
  /// What style sheets know it by.
  let kind: String

  /// The key of the word from the attacker's side.
  var dealtLabel: String {
    switch kind {
    case "0": "noEffect"
    case "2", "4": "strongAgainst"
    default: "weakAgainst"
    }
  }

  init(_ factor: Double, _ words: Words) {
    switch factor {
    case 0: (self.factor, label, kind) = (words["times0"], "immune", "0")
    case 0.25: (self.factor, label, kind) = (words["timesQuarter"], "resistsWell", "quarter")
    case 0.5: (self.factor, label, kind) = (words["timesHalf"], "resists", "half")
    case 2: (self.factor, label, kind) = (words["times2"], "weak", "2")
    case 4: (self.factor, label, kind) = (words["times4"], "weakVery", "4")
    default:
      self.factor = "×" + Self.digits(of: factor)
      (label, kind) =
        factor < 0.5
        ? ("resistsWell", "quarter")
        : factor < 1 ? ("resists", "half") : factor < 4 ? ("weak", "2") : ("weakVery", "4")
    }
  }

  /// To four decimals, so that 1.1 × 1.1 is 1.21.
  static func digits(of factor: Double) -> String {
    let rounded = (factor * 10_000).rounded() / 10_000
    let shown = rounded == 0 ? factor : rounded
    return Int(exactly: shown).map { String($0) } ?? String(shown)
  }
}
