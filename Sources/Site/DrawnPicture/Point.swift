/// A place in the picture, in tenths of a unit; the picture is 100 units wide.
struct Point: Equatable, Sendable {
  var x: Int
  var y: Int

  static let centre = Point(x: 500, y: 500)

  /// - Parameter angle: clockwise from the top, 65536 for a whole turn.
  static func polar(angle: Int, radius: Int) -> Point {
    let x = divided(radius * sine(angle), by: sineScale)
    let y = divided(radius * sine(angle + 16384), by: sineScale)
    return Point(x: centre.x + x, y: centre.y - y)
  }

  /// The place `part` hundredths of the way to another one.
  func toward(_ other: Point, _ part: Int) -> Point {
    Point(
      x: x + Point.divided((other.x - x) * part, by: 100),
      y: y + Point.divided((other.y - y) * part, by: 100))
  }

  /// Rounded to the nearest whole number, halves away from zero.
  @inline(__always)
  private static func divided(_ value: Int, by divisor: Int) -> Int {
    (value < 0 ? value - divisor / 2 : value + divisor / 2) / divisor
  }

  private static let sineScale = 10000

  /// The sine of a quarter turn in 32 steps, times `sineScale`.
  private static let quarter = [
    0, 491, 980, 1467, 1951, 2430, 2903, 3369, 3827, 4276, 4714, 5141, 5556, 5957, 6344, 6716,
    7071, 7410, 7730, 8032, 8315, 8577, 8819, 9040, 9239, 9415, 9569, 9700, 9808, 9892, 9952,
    9988, 10000,
  ]

  private static func sine(_ angle: Int) -> Int {
    let turn = angle & 65535
    let half = turn & 32767
    let folded = half > 16384 ? 32768 - half : half
    let step = folded / 512
    let value =
      step == 32
      ? sineScale
      : quarter[step] + (quarter[step + 1] - quarter[step]) * (folded % 512) / 512
    return turn < 32768 ? value : -value
  }
}
