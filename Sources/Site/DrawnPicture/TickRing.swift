/// The ring of ticks around the island: the id as binary digits, long for one, short for zero.
///
/// There are only two ticks for each digit, so all are written once.
struct TickRing: Sendable {
  static let large = TickRing(.large)
  static let small = TickRing(.small)

  let lineWidth: Int
  /// The commands of all ticks, for each digit the short one before the long one.
  private let commands: [UInt8]
  /// Where each begins; the end of the last comes last.
  private let starts: [Int]

  private init(_ variant: DrawnPicture.Variant) {
    let (short, long) = variant == .large ? (448, 418) : (455, 415)
    var commands: [UInt8] = []
    var starts = [0]
    for index in 0..<32 {
      let angle = index * 2048 + 1024
      for inner in [short, long] {
        var path = SVGBytes.Path()
        path.move(to: .polar(angle: angle, radius: 470))
        path.line(to: .polar(angle: angle, radius: inner))
        commands += path.commands()
        starts.append(commands.count)
      }
    }
    self.commands = commands
    self.starts = starts
    lineWidth = variant == .large ? 10 : 18
  }

  func draw(id: Int, _ path: inout SVGBytes.Path) {
    // An odd factor keeps ids apart and makes neighbours look different.
    let digits = UInt32(truncatingIfNeeded: id) &* 2_654_435_769
    for index in 0..<32 {
      let tick = 2 * index + Int(digits >> UInt32(index) & 1)
      path.add(commands.span.extracting(starts[tick]..<starts[tick + 1]))
    }
  }
}

/// A sequence of numbers that only the seed decides.
struct Scramble: Sendable {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// The next number from 0 up to, not including, `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int((mixed >> 33) % UInt64(max(1, bound)))
  }
}
