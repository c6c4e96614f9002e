/// Any JSON value as a tree.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(JSONDecimal)
  case string(String)
  case array([JSONValue])
  /// In the order of the text.
  case object([JSONMember])
}

/// One key of an object with its value.
public struct JSONMember: Sendable, Hashable {
  public let key: String
  public let value: JSONValue

  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// A number as it was written, beside the nearest binary fraction.
public struct JSONDecimal: Sendable, Hashable {
  public let text: String
  public let double: Double

  public init(text: String, double: Double) {
    self.text = text
    self.double = double
  }
}

extension JSONValue {
  /// The value of a key; nil if there is none, or if this is no object.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    // Strings that differ are told apart faster than their bytes are compared.
    return members.first { $0.key == key && $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
