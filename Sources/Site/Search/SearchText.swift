import DataFormats
import Dex

/// Writes what the script knows about the species of one part of the list, as JSON:
/// `{"stats": ["hp", …], "fields": ["id", …], "entries": [[25, …], …]}`.
struct SearchText {
  let dex: Dex
  let parts: Parts
  let language: SiteLanguage
  let pictures: PictureBook

  /// What stands in an entry, in this order; what is not known is null.
  static let fields = [
    "id", "number", "name", "url", "sprite", "types", "generation", "tags", "height", "weight",
    "stats",
    "names",
  ]

  func part(_ number: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("stats")
    writer.strings(dex.stats.map(\.slug))
    writer.key("fields")
    writer.strings(Self.fields)
    writer.key("entries")
    writer.beginArray()
    for index in parts.range(of: number) { write(index, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private func write(_ index: Int, to writer: inout JSONWriter) {
    let species = dex.species[index]
    writer.beginArray()
    writer.integer(species.id)
    writer.string(species.number)
    writer.string(utf8: shownName(of: species))
    writer.string(percentEncoded(Routes.species(species)))
    writer.string(percentEncoded(pictures.species[index].small.path.text))
    writer.strings(
      species.types.filter(dex.types.indices.contains).map { dex.types[$0].slug })
    writer.integer(orNull: species.generation)
    writer.strings(species.tags)
    writer.double(orNull: species.size.height)
    writer.double(orNull: species.size.weight)
    writer.beginArray()
    for stat in dex.stats.indices { writer.integer(orNull: species.stats[stat]) }
    writer.endArray()
    writer.string(utf8: otherNames(of: species)[...])
    writer.endArray()
  }

  private func shownName(of species: Species) -> ArraySlice<UInt8> {
    species.names.bytes(for: language.preference)?.utf8 ?? Array(species.slug.utf8)[...]
  }

  /// The names in other languages, each once, with `|` between them.
  private func otherNames(of species: Species) -> [UInt8] {
    let own = shownName(of: species)
    var names: [ArraySlice<UInt8>] = []
    for name in species.names.allBytes where name != own && !names.contains(name) {
      names.append(name)
    }
    return Array(names.joined(separator: [UInt8(ascii: "|")]))
  }

  /// The files of all parts, for pages of one part to find the others; relative to this file.
  static func index(_ parts: [SitePath]) -> [UInt8] {
    var writer = JSONWriter()
    writer.strings(parts.map { percentEncoded(String($0.text.split(separator: "/").last ?? "")) })
    return writer.bytes
  }
}

extension Species {
  /// What filters know it by: its status and the kinds of its forms, each once.
  var tags: [String] {
    var tags: [String] = []
    if isLegendary { tags.append("legendary") }
    if isMythical { tags.append("mythical") }
    if isBaby { tags.append("baby") }
    for form in forms where !tags.contains(form.kind) { tags.append(form.kind) }
    return tags
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  fileprivate mutating func integer(orNull value: Int?) {
    if let value { integer(value) } else { null() }
  }

  fileprivate mutating func double(orNull value: Double?) {
    if let value { double(value) } else { null() }
  }
}
