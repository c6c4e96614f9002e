/// Where and how an API is asked. Connections are made from it, one for each thread.
public struct APIClient: Sendable {
  public let configuration: ClientConfiguration

  public init(_ configuration: ClientConfiguration) {
    self.configuration = configuration
  }

  /// A connection for one thread; it stays open between requests.
  public func connection() throws(APIError) -> APIConnection {
    guard let transfer = Transfer() else {
      throw .noConnection(
        ConnectionFailure(
          address: configuration.baseURL, reason: .other("there is no memory for a connection")))
    }
    return APIConnection(configuration, transfer)
  }

  /// The address that a request goes to.
  public func address(of request: some APIRequest) -> String {
    request.link
      ?? HTTPClient.address(
        baseURL: configuration.baseURL, path: request.path, query: request.query)
  }
}
