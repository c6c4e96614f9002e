/// What a server answered, whole.
public struct HTTPResponse: Sendable {
  /// Such as 200.
  public let status: Int
  public let headers: [HTTPField]
  /// Unpacked.
  public let body: [UInt8]
  /// Where it came from in the end, after redirects.
  public let address: String

  public init(status: Int, headers: [HTTPField], body: [UInt8], address: String) {
    self.status = status
    self.headers = headers
    self.body = body
    self.address = address
  }

  /// The value of the first line with this name.
  public func header(_ name: String) -> String? {
    headers.first { $0.isNamed(name) }?.value
  }
}
