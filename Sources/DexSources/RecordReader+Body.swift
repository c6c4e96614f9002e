import DataFormats
import Dex
import Diagnostics

private enum GenderField: String, CaseIterable {
  case male, female
  static let table = FieldTable(GenderField.self, isClosed: true)
}

extension RecordReader {
  /// No creature is as tall in metres or as heavy in kilograms.
  private static let largestMeasure = 1_000_000

  /// In metres.
  mutating func height() throws(Faults) -> Double? {
    try decimal(upTo: Self.largestMeasure, units: [("cm", 0.01), ("m", 1)])
  }

  /// In kilograms.
  mutating func weight() throws(Faults) -> Double? {
    try decimal(upTo: Self.largestMeasure, units: [("kg", 1), ("g", 0.001)])
  }

  /// `{"male": 87.5, "female": 12.5}`, `"87.5:12.5"` or `"genderless"`.
  mutating func gender() throws(Faults) -> GenderRatio? {
    let kind = try cursor.peek()
    let start = cursor.offset
    let ratio: GenderRatio?
    if kind == .object {
      ratio = try genderParts()
    } else {
      guard kind == .string, let text = try text(), let parsed = Self.gender(text) else {
        if kind == .null {
          try cursor.null()
          return nil
        }
        cursor.rewind(to: start)
        try reject("\"genderless\" or {\"male\": …, \"female\": …}")
        return nil
      }
      ratio = parsed
    }
    if case .parts(let male, let female)? = ratio, abs(male + female - 100) > 0.001 {
      find(
        .warning, "male and female are not 100 per cent together", at: start..<cursor.offset)
    }
    return ratio
  }

  private mutating func genderParts() throws(Faults) -> GenderRatio? {
    var seen = FieldsSeen()
    var male: Double?
    var female: Double?
    guard try object(&seen) else { return nil }
    while let field = try field(GenderField.table, &seen) {
      switch field {
      case .male: male = try decimal(upTo: 100)
      case .female: female = try decimal(upTo: 100)
      }
    }
    guard male != nil || female != nil else { return nil }
    return .parts(male: male ?? 100 - (female ?? 0), female: female ?? 100 - (male ?? 0))
  }

  private static func gender(_ text: String) -> GenderRatio? {
    if text.lowercased() == "genderless" { return .genderless }
    let parts = text.split(separator: ":").map { Double(trimmed(String($0))) }
    guard parts.count == 2, let male = parts[0], let female = parts[1], 0...100 ~= male,
      0...100 ~= female
    else { return nil }
    return .parts(male: male, female: female)
  }
}
