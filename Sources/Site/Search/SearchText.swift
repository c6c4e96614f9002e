import DataFormats
import Dex

/// Writes what the search of a list reads besides its page, as JSON.
struct SearchText {
  let dex: Dex
  let parts: Parts
  let language: SiteLanguage

  /// The entries of one part of the list by their anchors. Nil if the page shows all there is to find.
  ///
  /// With a single part `"n25": "ピカチュウ|皮卡丘"`, the names in other languages; with several an
  /// object each, so that the entry can be found and shown on the pages of the other parts too.
  func part(_ number: Int) -> [UInt8]? {
    var writer = JSONWriter()
    var isEmpty = true
    writer.beginObject()
    for index in parts.range(of: number) {
      let species = dex.species[index]
      let names = otherNames(of: species)
      if parts.count > 1 {
        writer.key("n\(species.id)")
        write(species, names, to: &writer)
        isEmpty = false
      } else if !names.isEmpty {
        writer.key("n\(species.id)")
        writer.string(utf8: names[...])
        isEmpty = false
      }
    }
    writer.endObject()
    return isEmpty ? nil : writer.bytes
  }

  private func write(_ species: Species, _ names: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(utf8: shownName(of: species))
    if !species.number.isEmpty {
      writer.key("number")
      writer.string(species.number)
    }
    writer.key("url")
    writer.string(percentEncoded(Routes.species(species)))
    writer.key("types")
    writer.beginArray()
    for type in species.types where dex.types.indices.contains(type) {
      writer.string(dex.types[type].slug)
    }
    writer.endArray()
    if let generation = species.generation {
      writer.key("generation")
      writer.integer(generation)
    }
    if !names.isEmpty {
      writer.key("names")
      writer.string(utf8: names[...])
    }
    writer.endObject()
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
    writer.beginArray()
    for path in parts {
      writer.string(percentEncoded(String(path.text.split(separator: "/").last ?? "")))
    }
    writer.endArray()
    return writer.bytes
  }
}
