/// Sends requests of one API, one after the other.
public struct APIConnection: ~Copyable {
  private let configuration: ClientConfiguration
  private let transfer: Transfer

  init(_ configuration: ClientConfiguration, _ transfer: consuming Transfer) {
    self.configuration = configuration
    self.transfer = transfer
  }

  /// Asks and waits for the answer as the request's own type.
  public func send<Request: APIRequest>(_ request: Request) throws(APIError) -> Request.Response {
    let response = try response(to: request)
    do throws(ResponseProblem) {
      return try request.decode(response)
    } catch {
      throw .brokenResponse(address: response.address, error)
    }
  }

  private func response<Request: APIRequest>(
    to request: Request
  ) throws(APIError) -> HTTPResponse {
    let address = APIClient(configuration).address(of: request)
    guard let origin = origin(of: address) else {
      throw .noConnection(ConnectionFailure(address: address, reason: .invalidAddress))
    }
    var message = Transfer.Message(
      method: request.method, address: address, headers: headers(of: request, to: origin),
      body: request.body)
    let response = try follow(&message, origin: origin)
    let isUnchanged =
      response.status == 304 && message.headers.contains { $0.isNamed("If-None-Match") }
    guard 200...299 ~= response.status || isUnchanged else {
      throw .status(
        StatusFailure(
          address: response.address, status: response.status,
          retryAfter: response.header("Retry-After"), body: Request.Failure(response.body)))
    }
    return response
  }

  /// Goes where redirects lead, as far as that is allowed.
  private func follow(
    _ message: inout Transfer.Message, origin first: String
  ) throws(APIError) -> HTTPResponse {
    for _ in 0...configuration.limits.redirects {
      let answer = try transfer.send(message, configuration)
      guard [301, 302, 303, 307, 308].contains(answer.response.status),
        let target = answer.redirect
      else { return answer.response }
      try redirect(&message, to: target, status: answer.response.status, origin: first)
    }
    throw .noConnection(
      ConnectionFailure(
        address: message.address,
        reason: .tooManyRedirects(limit: configuration.limits.redirects)))
  }

  private func redirect(
    _ message: inout Transfer.Message, to target: String, status: Int, origin first: String
  ) throws(APIError) {
    guard let origin = origin(of: target), isSecure(target) || !isSecure(message.address) else {
      throw .noConnection(
        ConnectionFailure(address: message.address, reason: .forbiddenRedirect(to: target)))
    }
    message.address = target
    // Secrets are for the API alone.
    if origin != first {
      message.headers.removeAll { $0.isNamed("Authorization") || $0.isNamed("Cookie") }
    }
    if status == 303 || (status < 303 && message.method == .post) {
      message.method = message.method == .head ? .head : .get
      message.body = nil
    }
  }

  private func headers(of request: some APIRequest, to target: String) -> [HTTPField] {
    var headers = configuration.headers
    if let token = configuration.bearerToken, target == origin(of: configuration.baseURL) {
      headers.append(HTTPField("Authorization", "Bearer \(token)"))
    }
    for header in request.headers {
      headers.removeAll { $0.isNamed(header.name) }
      headers.append(header)
    }
    return headers
  }
}
