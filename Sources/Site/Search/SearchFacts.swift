import DataFormats
import Dex

/// What the script knows about the species of one part of the list in whatever language, as JSON.
struct SearchFacts: Sendable {
  let species: ArraySlice<Species>
  /// An object with lists, each in the order of the species.
  let bytes: [UInt8]

  /// - Parameter part: counts from 1.
  init(_ part: Int, of parts: Parts, _ dex: Dex, _ pictures: PictureBook) {
    let range = parts.range(of: part)
    let species = dex.species[range]
    var writer = JSONWriter()
    writer.beginObject()
    writer.list("id", species) { $0.integer($1.id) }
    writer.list("number", species) { $0.string($1.number) }
    writer.list("url", species) { $0.string(percentEncoded(Routes.species($1))) }
    writer.list("sprite", range) {
      $0.string(percentEncoded(pictures.species[$1].small.path.text))
    }
    writer.list("types", species) {
      $0.strings($1.types.filter(dex.types.indices.contains).map { dex.types[$0].slug })
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
    writer.endObject()
    self.species = species
    bytes = writer.bytes
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
