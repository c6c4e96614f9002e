import Diagnostics

extension JSONValue {
  /// The tree of a whole text, in which keys that come twice in one object are faults.
  public init(parsing source: SourceText) throws(Faults) {
    var cursor = JSONCursor(source)
    var report = Report()
    self = try cursor.value(report: &report)
    try cursor.finish()
    try report.throwIfErrors()
  }
}

extension JSONCursor {
  /// Reads a value of any kind as a tree; keys that come twice are reported, and the first counts.
  public mutating func value(report: inout Report) throws(Faults) -> JSONValue {
    switch try peek() {
    case .null:
      try null()
      return .null
    case .boolean: return .boolean(try boolean())
    case .string:
      let string = try string()
      return .string(text(of: string))
    case .number:
      let number = try number()
      guard let double = double(of: number) else {
        throw fault("the number is too large", at: number.range)
      }
      return .number(JSONDecimal(text: text(of: number), double: double))
    case .array:
      var elements: [JSONValue] = []
      try enterArray()
      while try nextElement() { elements.append(try value(report: &report)) }
      return .array(elements)
    case .object: return .object(try members(report: &report))
    }
  }

  private mutating func members(report: inout Report) throws(Faults) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    try enterObject()
    while let key = try nextKey() {
      let duplicate = keys.add(key, of: self)
      let value = try value(report: &report)
      if let duplicate {
        report.add(duplicate)
      } else {
        members.append(JSONMember(key: text(of: key), value: value))
      }
    }
    return members
  }
}
