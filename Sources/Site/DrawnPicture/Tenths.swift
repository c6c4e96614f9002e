/// Numbers in tenths as SVG has them, 12.3 for 123, written once: a picture has hundreds of them.
struct Tenths: Sendable {
  static let shared = Tenths()

  /// The text of each number, packed as `ByteBuffer` takes it.
  private let words: [UInt64]
  private static let largest = 1023

  private init() {
    words = (-Self.largest...Self.largest).map { value in
      let text = Self.text(of: value).utf8
      return text.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(text.count) << 56
    }
  }

  /// Nil for a number that is too large.
  @inline(__always)
  func packed(_ value: Int) -> UInt64? {
    let index = value &+ Self.largest
    return words.indices.contains(index) ? words[index] : nil
  }

  /// 123 as `12.3`, 120 as `12`, 3 as `.3`.
  static func text(of value: Int) -> String {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 10)
    let shown = whole > 0 || value == 0 ? String(whole) : ""
    return (value < 0 ? "-" : "") + shown + (rest == 0 ? "" : ".\(rest)")
  }
}
