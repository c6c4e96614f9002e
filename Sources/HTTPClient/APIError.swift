/// Why there is no answer that can be used. Each case asks for another reaction.
public enum APIError: Error, Sendable {
  /// No answer came, or only a part of one.
  case noConnection(ConnectionFailure)
  /// The server was silent, or slower than the limits allow.
  case timedOut(address: String, seconds: Int)
  /// The server refused.
  case status(StatusFailure)
  /// The answer is not what the request expects.
  case brokenResponse(address: String, ResponseProblem)
  /// The unpacked body, or the header, has more bytes than the limit.
  case tooLarge(address: String, limit: Int)
  /// The caller wanted to stop.
  case cancelled
}

/// How a connection failed.
public struct ConnectionFailure: Error, Sendable {
  public let address: String
  public let reason: Reason

  public enum Reason: Sendable, Hashable {
    case invalidAddress
    case unknownHost
    case refused
    /// It ended before the answer was complete.
    case interrupted(String)
    /// The certificate is not trusted, or does not fit the host.
    case untrusted(String)
    case tooManyRedirects(limit: Int)
    /// A redirect to what is neither http nor https, or from https to http.
    case forbiddenRedirect(to: String)
    case other(String)
  }

  public init(address: String, reason: Reason) {
    self.address = address
    self.reason = reason
  }
}

/// A status that is no success.
public struct StatusFailure: Error, Sendable {
  public let address: String
  /// Such as 404.
  public let status: Int
  /// What the server asks to wait, as written: seconds or a date.
  public let retryAfter: String?
  /// The body as the type that the request names; nil if it was something else.
  public let body: (any APIErrorBody)?

  public init(
    address: String, status: Int, retryAfter: String? = nil, body: (any APIErrorBody)? = nil
  ) {
    self.address = address
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }
}

/// What is wrong with a response.
public struct ResponseProblem: Error, Sendable, Hashable {
  /// Such as `stats[2].base_stat`; empty for the whole response.
  public let field: String
  /// What follows the field in a sentence, such as `is missing`.
  public let reason: String

  public init(field: String = "", _ reason: String) {
    self.field = field
    self.reason = reason
  }
}
