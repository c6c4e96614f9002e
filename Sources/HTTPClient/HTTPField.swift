/// One line of a header: a name, which is the same in either case, and its value.
public struct HTTPField: Sendable, Hashable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  func isNamed(_ other: String) -> Bool {
    name.lowercased().utf8.elementsEqual(other.lowercased().utf8)
  }
}

/// One parameter of an address; both parts are escaped where they stand.
public struct QueryItem: Sendable, Hashable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
