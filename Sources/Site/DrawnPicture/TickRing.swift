/// The ring of ticks around the island: the id as binary digits, long for one, short for zero.
struct TickRing: Sendable {
  struct Tick: Sendable {
    var outer: Point
    var inner: Point
  }

  let ticks: [Tick]
  let lineWidth: Int

  init(id: Int, variant: DrawnPicture.Variant) {
    // An odd factor keeps ids apart and makes neighbours look different.
    let digits = UInt32(truncatingIfNeeded: id) &* 2_654_435_769
    let (short, long) = variant == .large ? (448, 418) : (455, 415)
    ticks = (0..<32).map { index in
      let isOne = digits >> UInt32(index) & 1 == 1
      let angle = index * 2048 + 1024
      return Tick(
        outer: .polar(angle: angle, radius: 470),
        inner: .polar(angle: angle, radius: isOne ? long : short))
    }
    lineWidth = variant == .large ? 10 : 18
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
