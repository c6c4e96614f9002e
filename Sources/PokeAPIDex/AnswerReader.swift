import DataFormats
import Diagnostics
import PokeAPICache

/// Reads what is used of a body, front to back.
struct AnswerReader {
  var cursor: JSONCursor
  private var answer: Answer
  private let used: Set<String>

  init(_ bytes: [UInt8], _ resource: Resource) {
    cursor = JSONCursor(SourceText(name: ResourceKey.resource(resource).name, bytes: bytes))
    answer = Answer(resource)
    used = resource.endpoint.usedFields
  }

  /// The answer, or the field that is missing from it; `body` if it is no JSON.
  static func read(_ bytes: [UInt8], _ resource: Resource) -> Result<Answer, MissingField> {
    var reader = AnswerReader(bytes, resource)
    do throws(Faults) {
      try reader.read()
    } catch {
      return .failure(MissingField(name: "body"))
    }
    for field in resource.endpoint.neededFields where (reader.answer[field] ?? .null) == .null {
      return .failure(MissingField(name: field))
    }
    return .success(reader.answer)
  }

  private mutating func read() throws(Faults) {
    var report = Report()
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      let field = cursor.text(of: key)
      switch (answer.resource.endpoint, field, try cursor.peek()) {
      case (.species, "flavor_text_entries", .array): answer.texts = try readTexts()
      case (.pokemon, "moves", .array): answer.learnset = try cursor.levelMoves()
      default:
        if used.contains(field) {
          answer.fields[field] = try cursor.value(report: &report)
        } else {
          try cursor.skip()
        }
      }
    }
    try cursor.finish()
  }
}

/// A field that should have been in an answer.
struct MissingField: Error {
  let name: String
}

/// A `{"name", "url"}` while it is read.
struct ReadReference {
  var slug: ArraySlice<UInt8> = []
  var link: Resource?
}

extension AnswerReader {
  /// Whether an object comes next, which is then entered; skips all else.
  mutating func entersObject() throws(Faults) -> Bool {
    guard try cursor.peek() == .object else {
      try cursor.skip()
      return false
    }
    try cursor.enterObject()
    return true
  }

  mutating func reference() throws(Faults) -> ReadReference {
    var reference = ReadReference()
    guard try entersObject() else { return reference }
    while let key = try cursor.nextKey() {
      guard try cursor.peek() == .string else {
        try cursor.skip()
        continue
      }
      let value = try cursor.string()
      switch referenceKeys.index(of: key, in: cursor) {
      case 0?: reference.slug = cursor.utf8(of: value)
      case 1?: reference.link = Resource(link: cursor.utf8(of: value).span)
      default: break
      }
    }
    return reference
  }
}

private let referenceKeys = JSONKeyTable(["name", "url"])
