import DataFormats
import Dex

/// Writes what the script knows about the species of one part of the list, as JSON: a list for each
/// thing that is known, in the order of the entries, since lists of equal things compress best.
///
/// `{"id": [25], "name": ["Pikachu"], "types": [["electric"]], "stats": {"hp": [35], …}, …}`; what is
/// not known is null.
struct SearchText {
  let dex: Dex
  let parts: Parts
  let language: SiteLanguage
  let pictures: PictureBook

  func part(_ number: Int) -> [UInt8] {
    let range = parts.range(of: number)
    let species = dex.species[range]
    var writer = JSONWriter()
    writer.beginObject()
    writer.list("id", species) { $0.integer($1.id) }
    writer.list("number", species) { $0.string($1.number) }
    writer.list("name", species) { $0.string(utf8: shownName(of: $1)) }
    writer.list("url", species) { $0.string(percentEncoded(Routes.species($1))) }
    writer.list("sprite", range) {
      $0.string(percentEncoded(pictures.species[$1].small.path.text))
    }
    writer.list("types", species) {
      $0.strings($1.types.filter(isKnown).map { dex.types[$0].slug })
    }
    writer.list("generation", species) { $0.integer(orNull: $1.generation) }
    writer.list("tags", species) { $0.strings($1.tags) }
    writer.list("height", species) { $0.double(orNull: $1.size.height) }
    writer.list("weight", species) { $0.double(orNull: $1.size.weight) }
    writer.key("stats")
    writer.beginObject()
    for (index, stat) in dex.stats.enumerated() {
      writer.list(stat.slug, species) { $0.integer(orNull: $1.stats[index]) }
    }
    writer.endObject()
    writer.list("names", species) { $0.string(utf8: otherNames(of: $1)[...]) }
    writer.endObject()
    return writer.bytes
  }

  private func isKnown(_ type: Int) -> Bool { dex.types.indices.contains(type) }

  private func shownName(of species: Species) -> ArraySlice<UInt8> {
    species.names.bytes(for: language.preference)?.utf8 ?? Array(species.slug.utf8)[...]
  }

  /// The names in other languages, each once, with `|` between them.
  private func otherNames(of species: Species) -> [UInt8] {
    let own = shownName(of: species)
    var names: [ArraySlice<UInt8>] = [own]
    var joined: [UInt8] = []
    for (_, name) in species.names.utf8Translations where !names.contains(name) {
      names.append(name)
      if !joined.isEmpty { joined.append(UInt8(ascii: "|")) }
      name.withUnsafeBufferPointer { joined.append(contentsOf: $0) }
    }
    return joined
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
  fileprivate mutating func list<Elements: Collection>(
    _ key: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

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
