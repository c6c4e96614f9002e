import DataFormats
import Diagnostics
import HTTPClient
import PokeAPICache

/// Goes through a body once, front to back.
struct BodyReader {
  var problem: ResponseProblem?
  let key: ResourceKey
  private let rules: LinkRules
  var cursor: JSONCursor
  var body = CheckedBody()
  private var seen: Set<String> = []
  private var links: Set<Resource> = []
  private var id: Int?
  private var name: String?
  private var speciesName: String?
  private var isDefault = false
  private var formCount = 0
  private var moves: LevelMoves?

  init(_ bytes: [UInt8], _ key: ResourceKey) {
    self.key = key
    cursor = JSONCursor(SourceText(name: key.name, bytes: bytes))
    switch key {
    case .resource(let resource): rules = resource.endpoint.rules
    case .page: rules = LinkRules(needed: ["results"])
    }
  }

  mutating func read() throws(Faults) {
    try cursor.enterObject()
    while let field = try cursor.nextKey() { try read(cursor.text(of: field)) }
    try cursor.finish()
  }

  mutating func result() throws(ResponseProblem) -> CheckedBody {
    for field in rules.needed where !seen.contains(field) {
      throw ResponseProblem(field: field, "is missing")
    }
    var body = body
    if case .resource(let resource) = key {
      guard let id else { throw ResponseProblem(field: "id", "is missing") }
      guard id == resource.id else {
        throw ResponseProblem(field: "id", "is \(id), not \(resource.id)")
      }
      body.isDefault = isDefault
      // The moves of other forms are not shown.
      if isDefault, let moves {
        body.links += moves.steps.map(\.move).filter { links.insert($0).inserted } + [moves.game]
      }
      body.isPlain = isDefault && formCount <= 1 && name == speciesName
    }
    return body
  }

  private mutating func read(_ field: String) throws(Faults) {
    seen.insert(field)
    if case .page = key { return try readOfPage(field) }
    switch (field, try cursor.peek()) {
    case ("id", .number):
      let number = try cursor.number()
      if case .value(let value) = cursor.integer(of: number) { id = value }
    case ("name", .string): name = cursor.text(of: try cursor.string())
    case ("is_default", .boolean): isDefault = try cursor.boolean()
    case ("species", .object): speciesName = try nameInside()
    case ("sprites", .object) where key.endpoint == .pokemon:
      var pictures = PictureLinks()
      try readPictures(below: "", &pictures)
      body.pictures = pictures
    case ("moves", .array) where key.endpoint == .pokemon: moves = try cursor.levelMoves()
    case ("cries", .object) where key.endpoint == .pokemon: body.cry = try readCry()
    case (_, .object), (_, .array):
      guard let wanted = rules.fields[field] else { return try cursor.skip() }
      let before = links.count
      try collect(wanted)
      if field == "forms" { formCount = links.count - before }
    default:
      if rules.needed.contains(field) {
        problem = ResponseProblem(field: field, "has no value")
        throw Faults([])
      }
      try cursor.skip()
    }
  }

  /// Takes every `url` at any depth that leads to one of the endpoints.
  private mutating func collect(_ wanted: Set<Endpoint>) throws(Faults) {
    switch try cursor.peek() {
    case .array:
      try cursor.enterArray()
      while try cursor.nextElement() { try collect(wanted) }
    case .object:
      try cursor.enterObject()
      while let field = try cursor.nextKey() {
        let isLink = cursor.utf8(of: field).elementsEqual("url".utf8)
        guard isLink, try cursor.peek() == .string else {
          try collect(wanted)
          continue
        }
        let url = try cursor.string()
        guard let resource = Resource(link: cursor.utf8(of: url).span),
          wanted.contains(resource.endpoint), links.insert(resource).inserted
        else { continue }
        body.links.append(resource)
      }
    default: try cursor.skip()
    }
  }

  private mutating func nameInside() throws(Faults) -> String? {
    var name: String?
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      if try cursor.peek() == .string, cursor.text(of: field) == "name" {
        name = cursor.text(of: try cursor.string())
      } else {
        try cursor.skip()
      }
    }
    return name
  }
}
