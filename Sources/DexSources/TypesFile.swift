import DataFormats
import Dex
import Diagnostics

private enum TypeField: String, CaseIterable {
  case slug, name, color, attack
  static let table = FieldTable(TypeField.self)
}

/// What one type does to another, before all types are known.
private struct RawFactor {
  let attacker: Int
  let defender: String
  let factor: Double
  let range: Range<Int>
}

/// No attack does so many times the usual damage.
private let largestFactor = 1_000

/// Reads the file of types with their damage relations.
func readTypes(
  _ source: SourceText, languages: LanguageKeys, report: inout Report
) -> (TypeIndex, TypeChart) {
  var index = TypeIndex()
  var factors: [RawFactor] = []
  var texts = LocalizedReader(languages)
  let cursor = JSONCursor(source)
  let errorsBefore = report.count(.error)
  readFile(source, report: &report) { reader, report throws(Faults) in
    try reader.entries("types", report: &report) { reader, seen throws(Faults) in
      let position = index.types.count
      let first = factors.count
      var type = PokemonType(key: "", slug: "", names: LocalizedText())
      while let field = try reader.field(TypeField.table, &seen) {
        switch field {
        case .slug: type.slug = try reader.slug() ?? ""
        case .name: type.names = try texts.read(&reader)
        case .color: type.color = try reader.color()
        case .attack: try reader.factors(of: position, &factors)
        }
      }
      let name = type.names[languages.english] ?? type.names.translations.first?.text
      type.key = name ?? type.slug
      if type.slug.isEmpty { type.slug = Slug.made(from: type.key) ?? "type-\(position + 1)" }
      reader.entryName = type.key.isEmpty ? nil : type.key
      let range = seen.start..<seen.start + 1
      if type.names.isEmpty {
        factors.removeSubrange(first...)
        reader.find(.error, "a type needs a name", at: range, field: "name")
      } else if index.add(type) == nil {
        factors.removeSubrange(first...)
        reader.find(
          .error, "'\(type.key)' or its slug '\(type.slug)' is the name of another type", at: range,
          field: "name")
      }
    }
  }
  index.isComplete = report.count(.error) == errorsBefore
  var chart = TypeChart(size: index.types.count)
  for raw in factors {
    if let defender = index.index(of: raw.defender) {
      chart[attacking: raw.attacker, defending: defender] = raw.factor
    } else {
      report.error(
        "type \(index.types[raw.attacker].key): attack: '\(raw.defender)' is not a known type",
        at: cursor.place(raw.range), hint: didYouMean(raw.defender, among: index.types.map(\.key)))
    }
  }
  return (index, chart)
}

extension RecordReader {
  fileprivate mutating func factors(
    of attacker: Int, _ factors: inout [RawFactor]
  ) throws(Faults) {
    var seen = FieldsSeen()
    var keys = JSONKeySet()
    guard try object(&seen) else { return }
    while let key = try nextKey() {
      if keys.add(key, of: cursor) != nil { reportDuplicate(key, inObjectAt: seen.start) }
      guard let factor = try decimal(upTo: largestFactor) else { continue }
      factors.append(
        RawFactor(
          attacker: attacker, defender: cursor.text(of: key), factor: factor, range: key.range))
    }
  }

  fileprivate mutating func color() throws(Faults) -> RGBColor? {
    var parts: [UInt8] = []
    _ = try cursor.peek()
    let start = cursor.offset
    guard try array() else { return nil }
    while try element() {
      if let part = try count().flatMap(UInt8.init(exactly:)) { parts.append(part) }
    }
    guard parts.count == 3 else {
      find(
        .error, "a color is three whole numbers from 0 to 255", at: start..<cursor.offset,
        hint: "red, green and blue, such as [166, 193, 50]")
      return nil
    }
    return RGBColor(red: parts[0], green: parts[1], blue: parts[2])
  }
}
