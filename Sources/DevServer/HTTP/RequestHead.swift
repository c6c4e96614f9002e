/// What an answer depends on of a request.
package struct RequestHead: Sendable, Equatable {
  package var method: String
  /// As it came over the wire.
  package var target: [UInt8]
  package var isHTTP10: Bool
  /// Values in the order of the lines, by name in lower case.
  package var fields: [String: [String]]

  package init(
    method: String = "GET", target: [UInt8], isHTTP10: Bool = false,
    fields: [String: [String]] = [:]
  ) {
    self.method = method
    self.target = target
    self.isHTTP10 = isHTTP10
    self.fields = fields
  }

  /// All lines of that name as one list.
  package func field(_ name: String) -> String? {
    fields[name]?.joined(separator: ", ")
  }
}
