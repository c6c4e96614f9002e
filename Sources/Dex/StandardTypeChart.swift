extension TypeChart {
  /// The chart of the eighteen types of the games since the sixth generation.
  public static let standard: TypeChart = {
    var chart = TypeChart(size: PokemonType.standard.count)
    for (attacker, row) in rows.enumerated() {
      for (defender, factor) in row.utf8.enumerated() {
        chart[attacking: attacker, defending: defender] = Self.factor(factor)
      }
    }
    return chart
  }()

  /// A row for each attacking type, a column for each defending one, both in the standard order.
  private static let rows = [
    "...../.0/.........",
    "2.//.2/02..../2.2/",
    ".2.../2./..2/.....",
    "...///./0..2.....2",
    "..02.2/.22./2.....",
    "./2./.2./2....2...",
    ".///...///.2.2..2/",
    "0......2.....2../.",
    ".....2..///./.2..2",
    "...../2.2//2..2/..",
    "....22...2//.../..",
    "..//22/.//2/.../..",
    "..2.0.....2//../..",
    ".2.2..../..../..0.",
    "..2.2...///2../2..",
    "......../......2.0",
    "./.....2.....2..//",
    ".2./....//.....22.",
  ]

  /// `/` is half the damage, `0` none, `2` twice as much, a dot what is usual.
  private static func factor(_ sign: UInt8) -> Double {
    switch sign {
    case UInt8(ascii: "/"): 0.5
    case UInt8(ascii: "0"): 0
    case UInt8(ascii: "2"): 2
    default: 1
    }
  }
}
