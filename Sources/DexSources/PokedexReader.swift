import DataFormats
import Dex
import Diagnostics

/// What is gathered while the entries of a dex are read.
struct PokedexReader {
  var words: Vocabularies
  var texts: LocalizedReader
  var species: [Species] = []
  var origins: [EntryOrigin] = []
  var evolutions: [RawEvolution] = []
  /// Index of the species that has an id, as its own or as that of a form.
  var ownerOfID: [Int: Int] = [:]
  var ownerOfSlug: [String: Int] = [:]
  var ownerOfFormSlug: [String: Int] = [:]

  init(words: Vocabularies) {
    self.words = words
    texts = LocalizedReader(words.languages)
  }
}

/// Where a species comes from.
struct EntryOrigin {
  /// Position in the array of the file.
  let position: Int
  /// Where its id stands.
  let place: Range<Int>
  /// The bytes of the entry.
  let entry: Range<Int>
}

extension PokedexReader {
  /// Reads all entries of a file.
  mutating func read(_ source: SourceText, report: inout Report) {
    readFile(source, report: &report) { file, report throws(Faults) in
      try file.entries("entries", report: &report) { file, seen throws(Faults) in
        try readEntry(&file, &seen)
      }
    }
  }

  /// How an entry that has been read is named in a message.
  func label(of index: Int) -> String {
    guard species.indices ~= index else { return "a form of this entry" }
    return RecordReader.label(
      "entry \(origins[index].position)", id: species[index].id, name: name(of: species[index]))
  }

  func name(of species: Species) -> String? {
    species.names[words.languages.english] ?? species.names.translations.first?.text
  }
}
