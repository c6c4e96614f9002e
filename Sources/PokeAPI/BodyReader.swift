import DataFormats
import Diagnostics
import HTTPClient

/// Goes through a body once, front to back.
struct BodyReader {
  private(set) var problem: ResponseProblem?
  private let key: ResourceKey
  private let rules: LinkRules
  private var cursor: JSONCursor
  private var body = CheckedBody()
  private var seen: Set<String> = []
  private var links: Set<Resource> = []
  private var id: Int?
  private var name: String?
  private var speciesName: String?
  private var isDefault = false
  private var formCount = 0

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

  func result() throws(ResponseProblem) -> CheckedBody {
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
        guard let resource = Resource(link: cursor.utf8(of: url)),
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

// Pages of lists.
extension BodyReader {
  private mutating func readOfPage(_ field: String) throws(Faults) {
    switch (field, try cursor.peek()) {
    case ("results", .array):
      try cursor.enterArray()
      while try cursor.nextElement() { try readEntry() }
    case ("next", .string):
      let link = cursor.text(of: try cursor.string())
      guard let query = queryItems(of: link), !query.isEmpty else {
        problem = ResponseProblem(field: "next", "is no address of a page: '\(link)'")
        throw Faults([])
      }
      body.next = .page(key.endpoint, query)
    default: try cursor.skip()
    }
  }

  private mutating func readEntry() throws(Faults) {
    var name: String?
    var resource: Resource?
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      guard try cursor.peek() == .string else {
        try cursor.skip()
        continue
      }
      let value = try cursor.string()
      switch cursor.text(of: field) {
      case "name": name = cursor.text(of: value)
      case "url": resource = Resource(link: cursor.utf8(of: value))
      default: break
      }
    }
    guard let resource, resource.endpoint == key.endpoint else {
      problem = ResponseProblem(field: "results", "has an entry without a link")
      throw Faults([])
    }
    body.entries.append(CheckedBody.Entry(name: name, resource: resource))
  }
}

// Pictures of a Pokémon.
extension BodyReader {
  /// Goes into the objects that have what is wanted, and past all others.
  private mutating func readPictures(
    below path: String, _ pictures: inout PictureLinks
  ) throws(Faults) {
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      let place = path + cursor.text(of: field)
      switch (place, try cursor.peek()) {
      case ("other", .object), ("other/official-artwork", .object), ("other/home", .object):
        try readPictures(below: place + "/", &pictures)
      case ("front_default", .string): pictures.sprite = try text()
      case ("other/official-artwork/front_default", .string): pictures.artwork = try text()
      case ("other/home/front_default", .string): pictures.home = try text()
      default: try cursor.skip()
      }
    }
  }

  private mutating func text() throws(Faults) -> String {
    cursor.text(of: try cursor.string())
  }
}

/// The parameters of an address, if they are plain words and numbers.
private func queryItems(of link: String) -> [QueryItem]? {
  guard let mark = link.firstIndex(of: "?") else { return nil }
  var items: [QueryItem] = []
  for part in link[link.index(after: mark)...].split(separator: "&") {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy(isPlain) else { return nil }
    items.append(QueryItem(String(sides[0]), String(sides[1])))
  }
  return items
}

private func isPlain(_ text: Substring) -> Bool {
  (1...100).contains(text.utf8.count)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
}
