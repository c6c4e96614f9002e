import DataFormats
import Diagnostics

/// A value somewhere in a response, which knows its way there, so that a fault can name it.
public struct JSONField: Sendable {
  /// Such as `owner.login`; empty for the whole response.
  public let path: String
  private let value: JSONValue?

  /// - Throws: why the bytes are not JSON, with line and column.
  public init(_ bytes: [UInt8]) throws(ResponseProblem) {
    path = ""
    do throws(Faults) {
      value = try JSONValue(parsing: SourceText(name: "response", bytes: bytes))
    } catch {
      throw ResponseProblem(notJSON: error)
    }
  }

  private init(path: String, value: JSONValue?) {
    self.path = path
    self.value = value
  }

  public subscript(_ key: String) -> JSONField {
    JSONField(path: path.isEmpty ? key : "\(path).\(key)", value: value?[key])
  }

  /// Itself, or nil where the value is missing or null.
  public var ifPresent: JSONField? {
    value == nil || value == .null ? nil : self
  }

  public func string() throws(ResponseProblem) -> String {
    guard case .string(let text) = value else { throw problem("text") }
    return text
  }

  public func integer() throws(ResponseProblem) -> Int {
    guard case .number(let number) = value, let integer = Int(number.text) else {
      throw problem("a whole number")
    }
    return integer
  }

  public func boolean() throws(ResponseProblem) -> Bool {
    guard case .boolean(let bool) = value else { throw problem("true or false") }
    return bool
  }

  public func elements() throws(ResponseProblem) -> [JSONField] {
    guard case .array(let values) = value else { throw problem("an array") }
    return values.enumerated().map { JSONField(path: "\(path)[\($0)]", value: $1) }
  }

  private func problem(_ wanted: String) -> ResponseProblem {
    ResponseProblem(field: path, value == nil ? "is missing" : "is not \(wanted)")
  }
}

extension ResponseProblem {
  /// - Parameter faults: what a JSON reader has found.
  public init(notJSON faults: Faults) {
    let fault = faults.diagnostics.first
    let place = fault?.place.map { " in line \($0.lineColumn.line)" } ?? ""
    self.init("is not the JSON that was expected: \(fault?.message ?? "it is damaged")\(place)")
  }
}
