import Dex

/// Writes all species as comma-separated values (RFC 4180): one line each, after one with the names
/// of the columns.
struct SpeciesTable {
  let dex: Dex
  /// Languages that names are in: a column each.
  let languages: [LanguageTag]
  /// As many columns as some species has types, two at least.
  private let typeCount: Int

  init(dex: Dex, languages: [LanguageTag]) {
    self.dex = dex
    self.languages = languages
    typeCount = max(dex.species.lazy.map(\.types.count).max() ?? 0, 2)
  }

  var text: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(128 * (dex.species.count + 1))
    writeLine(header, to: &out)
    for species in dex.species { writeLine(line(species), to: &out) }
    return out
  }

  private var header: [String] {
    ["id", "number", "slug"] + languages.map { "name_" + $0.lowercased }
      + (0..<typeCount).map { "type\($0 + 1)" } + dex.stats.map(\.slug)
      + ["total", "generation", "height_m", "weight_kg"]
  }

  private func line(_ species: Species) -> [String] {
    let types = species.types.map { dex.types[$0].slug }
    let numbers = dex.stats.indices.map { species.stats[$0] }
    return [String(species.id), species.number, species.slug]
      + languages.map { species.names[$0] ?? "" }
      + (0..<typeCount).map { types.indices.contains($0) ? types[$0] : "" }
      + (numbers + [species.stats.total, species.generation]).map { $0.map { String($0) } ?? "" }
      + [species.size.height, species.size.weight].map { $0.map(digits) ?? "" }
  }

  private func digits(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }

  private func writeLine(_ fields: [String], to out: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      write(field, to: &out)
    }
    out.append(contentsOf: "\r\n".utf8)
  }

  private func write(_ field: String, to out: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard field.utf8.contains(where: { $0 == quote || $0 < 0x20 || $0 == UInt8(ascii: ",") })
    else { return out.append(contentsOf: field.utf8) }
    out.append(quote)
    for byte in field.utf8 {
      if byte == quote { out.append(quote) }
      out.append(byte)
    }
    out.append(quote)
  }
}
