import FileSystem

/// One thing that the API knows, by its number, however an address spells it.
public struct Resource: Sendable, Hashable {
  public let endpoint: Endpoint
  public let id: Int

  public init(_ endpoint: Endpoint, _ id: Int) {
    self.endpoint = endpoint
    self.id = id
  }

  /// Reads a link such as `https://pokeapi.co/api/v2/pokemon/25/`, whatever host it names; nil if
  /// it leads to something that is not used.
  public init?(link: some BidirectionalCollection<UInt8>) {
    let path = link.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard parts.count >= 2, let id = parts.last.flatMap({ number($0) }),
      let endpoint = Endpoint(rawValue: String(decoding: parts[parts.count - 2], as: UTF8.self))
    else { return nil }
    self.init(endpoint, id)
  }
}

private func number(_ digits: some Collection<UInt8>) -> Int? {
  guard (1...9).contains(digits.count) else { return nil }
  var value = 0
  for digit in digits {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
    value = value * 10 + Int(digit & 15)
  }
  return value
}

/// A parameter of a list's address.
public struct ListParameter: Sendable, Hashable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What is asked for and kept under one name: a resource, or a page of a list.
public enum ResourceKey: Sendable, Hashable {
  case resource(Resource)
  /// The parameters are those that the page before has named.
  case page(Endpoint, [ListParameter])

  /// The beginning of a list; as much of it as the API gives at once.
  public static func list(_ endpoint: Endpoint) -> ResourceKey {
    .page(endpoint, [ListParameter("limit", "10000")])
  }

  public var endpoint: Endpoint {
    switch self {
    case .resource(let resource): resource.endpoint
    case .page(let endpoint, _): endpoint
    }
  }

  public var path: [String] {
    switch self {
    case .resource(let resource): [resource.endpoint.rawValue, "\(resource.id)", ""]
    case .page(let endpoint, _): [endpoint.rawValue, ""]
    }
  }

  public var query: [ListParameter] {
    switch self {
    case .resource: []
    case .page(_, let items): items
    }
  }

  public static let fileEnding = ".response"

  /// Where it is kept, inside the folder of all answers.
  public var fileName: Path { Path(name + Self.fileEnding) }

  /// Such as `pokemon/25`.
  public var name: String {
    switch self {
    case .resource(let resource): "\(resource.endpoint.rawValue)/\(resource.id)"
    case .page(let endpoint, let items):
      "\(endpoint.rawValue)/list" + items.map { "-\($0.name)-\($0.value)" }.joined()
    }
  }
}
