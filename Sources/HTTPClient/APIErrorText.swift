extension APIError {
  /// Where the request went; nil if it was cancelled.
  public var address: String? {
    switch self {
    case .noConnection(let failure): failure.address
    case .status(let failure): failure.address
    case .timedOut(let address, _), .brokenResponse(let address, _), .tooLarge(let address, _):
      address
    case .cancelled: nil
    }
  }

  /// A few words in lower case, without the address.
  public var reason: String {
    switch self {
    case .noConnection(let failure): failure.reason.text
    case .timedOut(_, let seconds): "no answer within \(seconds) seconds"
    case .status(let failure): failure.text
    case .brokenResponse(_, let problem):
      problem.field.isEmpty
        ? "the response \(problem.reason)" : "the response's '\(problem.field)' \(problem.reason)"
    case .tooLarge(_, let limit): "the response has more than \(limit) bytes"
    case .cancelled: "cancelled"
    }
  }
}

extension ConnectionFailure.Reason {
  var text: String {
    switch self {
    case .invalidAddress: "this is no address that can be asked"
    case .unknownHost: "the host is unknown, or there is no network"
    case .refused: "no connection to the host"
    case .interrupted(let detail): "the connection ended early (\(detail))"
    case .untrusted(let detail): "the certificate is not trusted (\(detail))"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .forbiddenRedirect(let target): "a redirect to '\(target)' is not followed"
    case .other(let detail): detail
    }
  }
}

extension StatusFailure {
  /// Such as `not found (404)`.
  public var text: String {
    let name = Self.names[status].map { "\($0) (\(status))" } ?? "status \(status)"
    guard let message = body?.message, !message.isEmpty else { return name }
    return "\(name): \(message)"
  }

  private static let names = [
    400: "bad request", 401: "not signed in", 403: "forbidden", 404: "not found",
    408: "request timed out", 410: "gone", 429: "too many requests", 500: "server error",
    502: "bad gateway", 503: "service unavailable", 504: "gateway timed out",
  ]
}
