import DataFormats
import Dex
import Diagnostics

/// The stats of the dex and the keys that data has them under.
struct StatIndex {
  let definitions: [StatDefinition]
  let keys: JSONKeyTable

  init(_ definitions: [StatDefinition]) {
    self.definitions = definitions
    keys = JSONKeyTable(definitions.map(\.key))
  }
}

extension RecordReader {
  /// A number for each stat by its key; nil where there is none, and empty for no object at all.
  mutating func statNumbers(
    _ stats: StatIndex, limited: Bool
  ) throws(Faults) -> [Int?] {
    var seen = FieldsSeen()
    guard try object(&seen) else { return [] }
    var values = [Int?](repeating: nil, count: stats.definitions.count)
    var last = -1
    while let key = try nextKey() {
      guard let index = stats.keys.index(of: key, in: cursor, after: last) else {
        let known = stats.keys.keys
        find(
          .warning, "is not a known stat and ignored", at: key.range,
          hint: didYouMean(cursor.text(of: key), among: known)
            ?? "the stats are \(known.joined(separator: ", "))", kind: .unknownKey)
        try cursor.skip()
        continue
      }
      if values[index] != nil { reportDuplicate(key, inObjectAt: seen.start) }
      last = index
      values[index] = try statValue(limited ? stats.definitions[index] : nil)
    }
    return values
  }

  private mutating func statValue(_ stat: StatDefinition?) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let value = try wholeNumber() else { return nil }
    let range = start..<cursor.offset
    guard value <= Int(Int32.max) else {
      find(.error, "\(value) is too large a number", at: range)
      return nil
    }
    guard value >= 0 else {
      // Effort is a side note; without it the entry is still right.
      let isBase = stat != nil
      find(
        isBase ? .error : .warning, "\(value) is negative\(isBase ? "" : " and ignored")", at: range
      )
      return nil
    }
    if let stat, value > max(stat.maximum, 0) {
      find(
        .warning, "\(value) is not within 0 to \(stat.maximum)", at: range, kind: .statRange)
    }
    return value
  }

  /// Base stats, with a warning that names those that are missing.
  mutating func baseStats(_ stats: StatIndex) throws(Faults) -> StatValues {
    _ = try cursor.peek()
    let start = cursor.offset
    let values = try statNumbers(stats, limited: true)
    guard !values.isEmpty else { return StatValues() }
    let missing = values.indices.filter { values[$0] == nil }.map { stats.definitions[$0].key }
    if !missing.isEmpty, !hasErrors(from: start) {
      find(
        .warning, "has no \(missing.joined(separator: ", "))", at: start..<start + 1,
        kind: .noStats)
    }
    return StatValues(values)
  }

  /// Effort values, in the order of the stats.
  mutating func effort(_ stats: StatIndex) throws(Faults) -> [EffortYield] {
    let values = try statNumbers(stats, limited: false)
    return values.enumerated().compactMap { index, value in
      guard let value, value != 0 else { return nil }
      return EffortYield(stat: index, amount: value)
    }
  }
}
