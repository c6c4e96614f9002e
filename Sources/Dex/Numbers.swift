/// Padded with zeros to three digits, never cut: 7 is `007`, 10130 is `10130`.
public func padded(_ number: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, 3 - digits.utf8.count))
  return (number < 0 ? "-" : "") + zeros + digits
}

/// The number with leading zeros to so many digits; a longer one stays as it is.
public func padded(_ number: Int, to digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// What is shown for a number that data has as text: digits are padded, all else is as it is.
public func padded(_ number: String) -> String {
  let isNumber = number.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  guard isNumber, number.utf8.count < 3 else { return number }
  return String(repeating: "0", count: 3 - number.utf8.count) + number
}
