import DataFormats
import Dex
import Diagnostics

private enum FormField: String, CaseIterable {
  case id, slug, kind, name, type, base, abilities, height, weight
  static let table = FieldTable(FormField.self)
}

extension PokedexReader {
  /// The other forms of the entry that is being read.
  mutating func readForms(_ file: inout RecordReader) throws(Faults) -> [Form] {
    var forms: [Form] = []
    guard try file.array() else { return forms }
    while try file.presentElement() {
      var seen = FieldsSeen()
      guard try file.object(&seen) else { continue }
      forms.append(try readForm(&file, &seen, count: forms.count))
    }
    return forms
  }

  private mutating func readForm(
    _ file: inout RecordReader, _ seen: inout FieldsSeen, count: Int
  ) throws(Faults) -> Form {
    var form = Form(slug: "", names: LocalizedText())
    while let field = try file.field(FormField.table, &seen) {
      switch field {
      case .id: form.id = try readFormID(&file)
      case .slug: form.slug = try file.slug() ?? ""
      case .kind: form.kind = try file.slug() ?? form.kind
      case .name: form.names = try texts.read(&file)
      case .type: form.types = try file.typeList(words.types)
      case .base: form.stats = try file.baseStats(words.stats)
      case .abilities: form.abilities = try file.abilities(&words)
      case .height: form.size.height = try file.height()
      case .weight: form.size.weight = try file.weight()
      }
    }
    let start = seen.start..<seen.start + 1
    if form.names.isEmpty, !file.hasErrors(from: seen.start) {
      file.find(.warning, "has no name", at: start)
    }
    if form.slug.isEmpty {
      let made = form.names[words.languages.english].flatMap(Slug.made)
      form.slug = made ?? "form-\(species.count + 1)-\(count + 1)"
    }
    if let owner = ownerOfFormSlug.updateValue(species.count, forKey: form.slug) {
      let other =
        owner == species.count
        ? "another form of this entry" : "a form of \(label(of: owner))"
      file.find(
        .error, "the slug '\(form.slug)' is that of \(other) too", at: start,
        hint: "give one of them another \"slug\"")
    }
    return form
  }

  private mutating func readFormID(_ file: inout RecordReader) throws(Faults) -> Int? {
    let entryID = file.entryID
    let id = try file.formID()
    // A form's id must not name the entry, which may not have had its own yet.
    file.entryID = entryID
    guard let id else { return nil }
    if let owner = ownerOfID.updateValue(species.count, forKey: id.value) {
      file.find(
        .error, "\(id.value) is taken by \(label(of: owner))", at: id.range,
        hint: "give each form an id of its own, or none")
    }
    return id.value
  }
}

extension RecordReader {
  fileprivate mutating func formID() throws(Faults) -> (value: Int, range: Range<Int>)? {
    if try cursor.peek() == .null {
      try cursor.null()
      return nil
    }
    return try id()
  }
}
