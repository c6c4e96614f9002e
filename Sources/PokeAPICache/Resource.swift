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
  ///
  /// From its end and without a copy, because a cache has half a million links.
  public init?(link: Span<UInt8>) {
    var end = 0
    while end < link.count, link[end] != UInt8(ascii: "?"), link[end] != UInt8(ascii: "#") {
      end += 1
    }
    let last = lastPart(of: link, before: end)
    let kind = lastPart(of: link, before: last.lowerBound)
    guard let id = number(link.extracting(last)) else { return nil }
    let name = link.extracting(kind).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    guard let endpoint = Endpoint(rawValue: name) else { return nil }
    self.init(endpoint, id)
  }
}

/// What stands between slashes, the last of it before `end`.
private func lastPart(of link: Span<UInt8>, before end: Int) -> Range<Int> {
  var end = end
  while end > 0, link[end - 1] == UInt8(ascii: "/") { end -= 1 }
  var start = end
  while start > 0, link[start - 1] != UInt8(ascii: "/") { start -= 1 }
  return start..<end
}

private func number(_ digits: Span<UInt8>) -> Int? {
  guard (1...9).contains(digits.count) else { return nil }
  var value = 0
  for index in digits.indices {
    let digit = digits[index]
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
