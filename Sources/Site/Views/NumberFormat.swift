import Dex

/// How a language writes numbers.
struct NumberFormat: Sendable {
  let decimalSeparator: String
  let groupSeparator: String
  /// Numbers of fewer digits are written without a separator.
  let leastGroupedDigits: Int

  init(_ language: LanguageTag) {
    let primary = language.lowercased.split(separator: "-").first ?? ""
    leastGroupedDigits = ["es", "pt", "pl"].contains(primary) ? 5 : 4
    switch primary {
    case "de", "es", "it", "nl", "pt", "id", "tr": (decimalSeparator, groupSeparator) = (",", ".")
    // A narrow space that does not break.
    case "fr", "cs", "pl", "ru", "uk": (decimalSeparator, groupSeparator) = (",", "\u{202F}")
    default: (decimalSeparator, groupSeparator) = (".", ",")
    }
  }

  /// A whole number with its thousands apart.
  func whole(_ number: Int) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count >= leastGroupedDigits else { return String(number) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += groupSeparator }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// With at least one decimal, and a second one only where it is not zero; what is smaller than a
  /// tenth with the first two digits that are not zero, to the billionth.
  func measure(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    if let small = smallMeasure(value.magnitude) { return (value < 0 ? "-" : "") + small }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let decimals = rest.isMultiple(of: 10) ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return (hundredths < 0 ? "-" : "") + "\(whole)" + decimalSeparator + decimals
  }

  private func smallMeasure(_ value: Double) -> String? {
    guard value > 0, value < 0.1 else { return nil }
    var (scale, decimals) = (100.0, 2)
    while (value * scale).rounded() < 10, decimals < 9 {
      (scale, decimals) = (scale * 10, decimals + 1)
    }
    var digits = String(Int((value * scale).rounded()))
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    while digits.hasSuffix("0"), decimals > 1 {
      digits.removeLast()
      decimals -= 1
    }
    return digits.dropLast(decimals) + decimalSeparator + digits.suffix(decimals)
  }

  /// With one decimal, which a whole number goes without: `12.5`, `50`.
  func short(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    if tenths.isMultiple(of: 10) { return String(tenths / 10) }
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(sign)\(whole)\(decimalSeparator)\(rest)"
  }
}
