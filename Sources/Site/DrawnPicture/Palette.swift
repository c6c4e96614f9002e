/// The colours of one picture, made from those of its types.
struct Palette: Sendable {
  static let levels = [0, 1, 2, 3, 4]

  /// From the shore to the peak, one for each level.
  let shades: [DrawnPicture.Color]
  let sea: DrawnPicture.Color
  let line: DrawnPicture.Color
  let tick: DrawnPicture.Color

  private static let unknown = DrawnPicture.Color(red: 140, green: 150, blue: 156)
  private static let ink = DrawnPicture.Color(red: 20, green: 30, blue: 40)
  private static let light = DrawnPicture.Color(red: 255, green: 255, blue: 250)

  init(_ colors: [DrawnPicture.Color]) {
    let first = colors.first ?? Palette.unknown
    let second = colors.count > 1 ? colors[1] : first.mixed(with: Palette.light, 60)
    shades = Palette.levels.map { first.mixed(with: second, $0 * 25) }
    sea = first
    line = first.mixed(with: Palette.ink, 55)
    tick = first.mixed(with: Palette.ink, 22)
  }
}

extension DrawnPicture.Color {
  /// `part` hundredths of the other colour, the rest of this one.
  func mixed(with other: DrawnPicture.Color, _ part: Int) -> DrawnPicture.Color {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: (Int(one) * (100 - part) + Int(two) * part + 50) / 100)
    }
    return DrawnPicture.Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
