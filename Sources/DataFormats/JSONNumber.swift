/// A number where it stands in the text, not yet turned into a value.
public struct JSONNumber: Sendable, Hashable {
  public let range: Range<Int>
  /// Whether it is written without a fraction and an exponent.
  public let isWhole: Bool
}

/// A number as an `Int`, or why it is none.
public enum JSONInteger: Sendable, Hashable {
  case value(Int)
  /// It is written with a fraction or an exponent, such as `45.5`.
  case notWhole
  /// It does not fit in 64 bits.
  case overflow
}

extension JSONCursor {
  /// The number as it is written.
  public func text(of number: JSONNumber) -> String {
    String(decoding: source.bytes[number.range], as: UTF8.self)
  }

  /// The exact value as a whole number.
  public func integer(of number: JSONNumber) -> JSONInteger {
    guard number.isWhole else { return .notWhole }
    var magnitude = 0
    var digits = source.bytes[number.range]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    for byte in digits {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let digit = Int(byte & 15)
      // Counts downwards below zero, because the least number has no positive counterpart.
      let (sum, carry) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !overflow, !carry else { return .overflow }
      magnitude = sum
    }
    return .value(magnitude)
  }

  /// The nearest binary fraction; nil if the number is beyond all of them, such as `1e999`.
  public func double(of number: JSONNumber) -> Double? {
    if let value = shortDecimal(source.bytes[number.range]) { return value }
    guard let value = Double(text(of: number)), value.isFinite else { return nil }
    return value
  }
}

/// A decimal of up to fifteen digits without an exponent: one division of two exact numbers, so
/// correctly rounded, and many times faster than by way of a string.
private func shortDecimal(_ text: ArraySlice<UInt8>) -> Double? {
  guard text.count <= 16, text.first != UInt8(ascii: "-") else { return nil }
  var digits = 0
  var places: Int?
  for byte in text {
    if byte == UInt8(ascii: ".") {
      places = 0
    } else if isDigit(byte) {
      digits = digits * 10 + Int(byte & 15)
      if let count = places { places = count + 1 }
    } else {
      return nil
    }
  }
  guard digits < 1_000_000_000_000_000 else { return nil }
  var divisor = 1.0
  for _ in 0..<(places ?? 0) { divisor *= 10 }
  return Double(digits) / divisor
}
