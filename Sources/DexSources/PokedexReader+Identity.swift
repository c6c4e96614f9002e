import Dex
import Diagnostics

extension PokedexReader {
  /// Adds an entry that has been read, if it has an id, and checks that id and slug are its own.
  mutating func add(_ draft: EntryDraft, _ start: Range<Int>, _ file: inout RecordReader) {
    guard let id = draft.id, case .index(let position)? = file.path.first else {
      dropEvolutions(of: species.count)
      return
    }
    var entry = draft.species
    let index = species.count
    entry.id = id.value
    entry.number = draft.number ?? padded(id.value)
    if let owner = ownerOfID[id.value] {
      file.find(
        .error, "\(id.value) is taken by \(label(of: owner))", at: id.range,
        hint: "give each entry an id of its own", field: "id")
      file.lead(to: origins, owner)
    } else {
      ownerOfID[id.value] = index
      claimSlug(for: &entry, index, draft, start, &file)
    }
    species.append(entry)
    origins.append(
      EntryOrigin(
        position: position, place: id.range, entry: start.lowerBound..<file.cursor.offset))
  }

  private mutating func claimSlug(
    for entry: inout Species, _ index: Int, _ draft: EntryDraft, _ start: Range<Int>,
    _ file: inout RecordReader
  ) {
    let made = entry.names[words.languages.english].flatMap(Slug.made)
    entry.slug = draft.slug?.value ?? made ?? padded(entry.id)
    guard let owner = ownerOfSlug[entry.slug] else {
      ownerOfSlug[entry.slug] = index
      return
    }
    file.find(
      .error, "'\(entry.slug)' is the address of \(label(of: owner)) too",
      at: draft.slug?.range ?? start,
      hint: "give one of them another \"slug\"", field: "slug")
    file.lead(to: origins, owner)
  }
}

extension RecordReader {
  /// Adds the place of another entry to the last finding.
  fileprivate mutating func lead(to origins: [EntryOrigin], _ owner: Int) {
    guard origins.indices ~= owner, !findings.isEmpty else { return }
    findings[findings.count - 1].trail = [
      TrailStep("the other one at", cursor.place(origins[owner].place))
    ]
  }

  /// A positive whole number, and where it stands.
  mutating func id() throws(Faults) -> (value: Int, range: Range<Int>)? {
    let before = findings.count
    _ = try cursor.peek()
    let start = cursor.offset
    guard let value = try wholeNumber() else {
      if findings.count == before {
        find(.error, "is null", at: start..<cursor.offset, hint: "write a number from 1")
      }
      return nil
    }
    guard value > 0 else {
      find(
        .error, "\(value) is not a positive number", at: start..<cursor.offset,
        hint: "ids count from 1; \"number\" is what is shown and may be anything")
      return nil
    }
    entryID = entryID ?? value
    return (value, start..<cursor.offset)
  }

  /// What is shown instead of the id: a whole number, a text, or nothing for null.
  mutating func shownNumber() throws(Faults) -> String? {
    switch try cursor.peek() {
    case .null:
      try cursor.null()
      return ""
    case .string: return try text().map(padded)
    default: return try wholeNumber(as: "a whole number or a text").map(padded)
    }
  }
}
