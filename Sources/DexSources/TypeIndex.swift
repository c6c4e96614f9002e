import Dex
import Diagnostics

/// The types of the dex, found by key or slug without regard to case.
struct TypeIndex {
  private(set) var types: [PokemonType] = []
  /// Whether all types are here, so that others are faults; false after a fault in their file.
  var isComplete = true
  private var indexes: [String: Int] = [:]

  /// Of types with the same key or slug the first counts.
  init(_ types: [PokemonType] = []) {
    for type in types { _ = add(type) }
  }

  /// Adds a type; nil if its key or slug is taken.
  mutating func add(_ type: PokemonType) -> Int? {
    let words = Set([type.key, type.key.lowercased(), type.slug])
    guard words.allSatisfy({ indexes[$0] == nil }) else { return nil }
    types.append(type)
    for word in words { indexes[word] = types.count - 1 }
    return types.count - 1
  }

  func index(of word: String) -> Int? {
    indexes[word] ?? indexes[word.lowercased()]
  }
}

extension RecordReader {
  /// The type that comes next; an empty text is ignored with a warning, an unknown one is an error.
  mutating func type(_ types: TypeIndex) throws(Faults) -> Int? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let word = try text() else { return nil }
    return type(word, at: start..<cursor.offset, types)
  }

  mutating func type(_ word: String, at range: Range<Int>, _ types: TypeIndex) -> Int? {
    if let index = types.index(of: word) { return index }
    guard types.isComplete else { return nil }
    find(
      .error, "'\(word)' is not a known type", at: range,
      hint: didYouMean(word, among: types.types.map(\.key)) ?? "add it to the file of types")
    return nil
  }

  /// An array of one to four different types; empty if there is none, which has been reported.
  mutating func typeList(_ types: TypeIndex) throws(Faults) -> IndexList {
    var list = IndexList()
    _ = try cursor.peek()
    let start = cursor.offset
    guard try expect(.array, as: "an array of types, such as [\"Grass\"],"), try array() else {
      return list
    }
    while try element() {
      _ = try cursor.peek()
      let start = cursor.offset
      let findings = findings.count
      guard let type = try type(types) else {
        if findings == self.findings.count, types.isComplete {
          find(
            .warning, "is empty and ignored", at: start..<cursor.offset, kind: .emptyText)
        } else if findings < self.findings.count, self.findings[findings].kind == .emptyText {
          self.findings[findings].message = "is an empty type, which is ignored"
        }
        continue
      }
      let range = start..<cursor.offset
      if list.contains(type) {
        find(.warning, "the type comes twice", at: range, hint: "remove one of them")
      } else if !list.append(type) {
        find(.error, "an entry has at most \(IndexList.capacity) types", at: range)
      }
    }
    if list.isEmpty, types.isComplete, !hasErrors(from: start) {
      find(.error, "has no type in it", at: start..<start + 1)
    }
    return list
  }

  /// Whether an error has been found at or after an offset.
  func hasErrors(from offset: Int) -> Bool {
    findings.contains { $0.severity == .error && $0.range.lowerBound >= offset }
  }
}
