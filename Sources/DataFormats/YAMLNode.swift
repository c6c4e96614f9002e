import Diagnostics

/// A value of a YAML document, with its place in the file.
public struct YAMLNode: Sendable {
  public enum Content: Sendable {
    case scalar(YAMLScalar)
    case list([YAMLNode])
    /// In the order of the file; no key comes twice.
    case map([YAMLEntry])
  }

  public let content: Content
  /// The value itself; for a list or a map only where it starts.
  public let place: Place

  public init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }
}

/// A key of a map and what it holds.
public struct YAMLEntry: Sendable {
  public let key: String
  public let keyPlace: Place
  public let value: YAMLNode

  public init(key: String, keyPlace: Place, value: YAMLNode) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}

extension YAMLNode {
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  public var list: [YAMLNode]? {
    if case .list(let list) = content { list } else { nil }
  }

  public var map: [YAMLEntry]? {
    if case .map(let map) = content { map } else { nil }
  }

  public var isNull: Bool { scalar?.isNull ?? false }

  /// The value of a key, if this is a map that has it.
  public subscript(key: String) -> YAMLNode? {
    map?.first { $0.key == key }?.value
  }

  /// What the value is, in the words of a fault: `'on'`, `a list`, `a map`, `nothing`.
  public var described: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "'\(scalar.text)'"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
