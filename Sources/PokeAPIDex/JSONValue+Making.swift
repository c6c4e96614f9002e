import DataFormats

// Values of the files that are made.
extension JSONValue {
  static func whole(_ number: Int) -> JSONValue {
    .number(JSONDecimal(text: String(number), double: Double(number)))
  }

  /// 7 as 0.7 and 20 as 2: decimetres as metres, hectograms as kilograms, parts of a thousand as
  /// per cent.
  static func tenths(_ number: Int) -> JSONValue {
    let whole = String(number / 10)
    let text = number % 10 == 0 ? whole : whole + ".\(number % 10)"
    return .number(JSONDecimal(text: text, double: Double(number) / 10))
  }

  static let yes = JSONValue.boolean(true)

  /// Whether there is nothing in it that would be worth a key.
  var isBlank: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

/// An object in the making: what is not known is left out.
struct Fields {
  private(set) var members: [JSONMember] = []

  mutating func add(_ key: String, _ value: JSONValue?) {
    guard let value, !value.isBlank else { return }
    members.append(JSONMember(key: key, value: value))
  }

  mutating func add(_ key: String, _ text: String?) {
    add(key, text.map(JSONValue.string))
  }

  mutating func add(_ key: String, number: Int?) {
    add(key, number.map(JSONValue.whole))
  }

  mutating func add(_ key: String, flag: Bool) {
    add(key, flag ? JSONValue.yes : nil)
  }

  var value: JSONValue { .object(members) }

  subscript(_ key: String) -> JSONValue? { value[key] }
}
