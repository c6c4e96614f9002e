import Dex
import Mustache

extension ViewWriter {
  /// Height in metres, feet and inches; null where it is not known.
  mutating func height(_ size: BodySize) -> Value {
    guard let metres = size.height else { return .null }
    let feet = FeetAndInches(metres: metres)
    return measure(
      word("metres", ["value": frame.numbers.measure(metres)]),
      word("feetInches", ["feet": String(feet.feet), "inches": padded(feet.inches, to: 2)]))
  }

  /// Weight in kilograms and pounds; null where it is not known.
  mutating func weight(_ size: BodySize) -> Value {
    guard let kilograms = size.weight else { return .null }
    return measure(
      word("kilograms", ["value": frame.numbers.measure(kilograms)]),
      word("pounds", ["value": frame.numbers.measure(pounds(kilograms: kilograms))]))
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

  init(metres: Double) {
    let total = Int((min(max(metres, 0), 1e9) / 0.0254).rounded())
    (feet, inches) = total.quotientAndRemainder(dividingBy: 12)
  }
}

/// To one decimal; a pound is 0.45359237 kg.
func pounds(kilograms: Double) -> Double {
  (kilograms / 0.453_592_37 * 10).rounded() / 10
}
