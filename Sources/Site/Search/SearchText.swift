import DataFormats
import Dex

/// Writes what the script knows about the species of one part of the list, as JSON: a list for each
/// thing that is known, in the order of the entries, since lists of equal things compress best.
///
/// `{"id": [25], "types": [["electric"]], "stats": {"hp": [35], …}, …, "name": ["Pikachu"], …}`; what is
/// not known is null.
struct SearchText {
  let facts: SearchFacts
  let language: SiteLanguage

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.list("name", facts.species) { $0.string(utf8: shownName(of: $1)) }
    writer.list("names", facts.species) { $0.string(utf8: otherNames(of: $1)[...]) }
    writer.endObject()
    // One object of both.
    var bytes = facts.bytes
    bytes.removeLast()
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: writer.bytes.dropFirst())
    return bytes
  }

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
}

/// The files of all parts, for pages of one part to find the others; relative to this file.
func searchIndex(_ parts: [SitePath]) -> [UInt8] {
  var writer = JSONWriter()
  writer.strings(parts.map { percentEncoded(String($0.text.split(separator: "/").last ?? "")) })
  return writer.bytes
}
