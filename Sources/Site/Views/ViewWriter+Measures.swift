import Dex
import Mustache

extension ViewWriter {
  /// Height in metres, feet and inches; null where it is not known, in feet also below half an inch.
  mutating func height(_ size: BodySize) -> Value {
    guard let metres = size.height, canBeShown(metres) else { return .null }
    let feet = FeetAndInches(metres: metres)
    return measure(
      word("metres", Filling("value", frame.numbers.measure(metres))),
      feet == .zero && metres > 0
        ? .null
        : word(
          "feetInches", Filling("feet", feet.feet), Filling("inches", padded(feet.inches, to: 2))))
  }

  /// Weight in kilograms and pounds; null where it is not known.
  mutating func weight(_ size: BodySize) -> Value {
    guard let kilograms = size.weight, canBeShown(kilograms) else { return .null }
    return measure(
      word("kilograms", Filling("value", frame.numbers.measure(kilograms))),
      word("pounds", Filling("value", frame.numbers.measure(pounds(kilograms: kilograms)))))
  }

  private mutating func measure(_ metric: Value, _ imperial: Value) -> Value {
    tape.object(shapes.measure) { fields in
      fields[.metric] = metric
      fields[.imperial] = imperial
    }
  }
}

/// A length as people measure it in feet, to the nearest inch of 0.0254 m.
struct FeetAndInches: Equatable {
  let feet: Int
  let inches: Int

  static let zero = FeetAndInches(metres: 0)

  init(metres: Double) {
    let total = metres.isFinite ? Int((min(max(metres, 0), 1e9) / 0.0254).rounded()) : 0
    (feet, inches) = total.quotientAndRemainder(dividingBy: 12)
  }
}

/// To one decimal, but for less than a tenth; a pound is 0.45359237 kg.
func pounds(kilograms: Double) -> Double {
  let pounds = kilograms / 0.453_592_37
  return pounds < 0.1 ? pounds : (pounds * 10).rounded() / 10
}

/// Whether a page has enough digits for a measure: nothing real is smaller than a billionth.
private func canBeShown(_ value: Double) -> Bool {
  value.isFinite && (value == 0 || value >= 1e-9)
}
