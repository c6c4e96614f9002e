/// The addresses of a `Link` header by their relation, such as `next` and `last`.
public struct LinkHeader: Sendable, Hashable {
  private let targets: [String: String]

  /// - Parameter text: such as `<https://example.org/?page=2>; rel="next", <…>; rel="last"`.
  public init(_ text: String) {
    var targets: [String: String] = [:]
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      let target = String(decoding: rest[rest.index(after: start)..<end], as: UTF8.self)
      rest = rest[rest.index(after: end)...]
      let parameters = rest.prefix { $0 != UInt8(ascii: "<") }
      for relation in relations(in: parameters) where targets[relation] == nil {
        targets[relation] = target
      }
    }
    self.targets = targets
  }

  public subscript(_ relation: String) -> String? { targets[relation] }
}

/// The words of a `rel` parameter; one parameter can hold several.
private func relations(in parameters: Substring.UTF8View) -> [String] {
  for parameter in parameters.split(separator: UInt8(ascii: ";")) {
    let text = String(decoding: parameter.filter { $0 > 0x20 || $0 == 0x20 }, as: UTF8.self)
    let trimmed = text.drop { $0 == " " || $0 == "," }
    guard trimmed.lowercased().hasPrefix("rel=") else { continue }
    let value = trimmed.dropFirst(4).prefix { $0 != "," }.filter { $0 != "\"" }
    return value.split(separator: " ").map(String.init)
  }
  return []
}
