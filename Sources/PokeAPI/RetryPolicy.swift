import HTTPClient

/// How often and after which pauses a request is repeated.
public struct RetryPolicy: Sendable {
  /// Requests for one resource.
  public var tries = 5
  /// Seconds that may pass with waiting for one resource.
  public var patience = 60.0
  /// Seconds of the first pause; each one is twice as long as the one before.
  public var firstPause = 0.5

  public init() {}

  enum Decision: Sendable, Equatable {
    /// Seconds; `asked` is what the server has asked for.
    case again(after: Double, asked: Double?)
    /// Later may be better, in the last round.
    case giveUp
    /// Nothing better is to be expected.
    case refuse(hint: String?)
  }

  /// - Parameters:
  ///   - tries: failed requests, this one included.
  ///   - waited: seconds that have passed with waiting.
  ///   - now: seconds since 1970.
  ///   - random: from 0 to 1; keeps clients from coming back all at once.
  func decide(
    _ error: APIError, tries: Int, waited: Double, now: Int, random: Double
  ) -> Decision {
    guard error.mayPass else { return .refuse(hint: nil) }
    let asked = error.secondsAsked(now: now)
    if let asked, asked > patience - waited {
      return .refuse(
        hint: "the server asks to wait \(Int(asked)) seconds; run the same command again then, "
          + "what has arrived is kept")
    }
    guard tries < self.tries else { return .giveUp }
    let doubled = firstPause * Double(1 << min(tries - 1, 10))
    let backoff = doubled * (0.5 + random)
    let pause = asked.map { max(backoff, $0 + firstPause * random) } ?? backoff
    return waited + pause > patience ? .giveUp : .again(after: pause, asked: asked)
  }
}

extension APIError {
  /// Whether the same request may succeed later.
  var mayPass: Bool {
    switch self {
    case .timedOut, .brokenResponse: true
    case .status(let failure): [408, 429].contains(failure.status) || failure.status >= 500
    case .noConnection(let failure):
      switch failure.reason {
      case .unknownHost, .refused, .interrupted, .other: true
      case .invalidAddress, .untrusted, .tooManyRedirects, .forbiddenRedirect: false
      }
    case .tooLarge, .cancelled: false
    }
  }

  /// Whether the server cannot be reached or does not serve, whatever is asked.
  var isOutage: Bool {
    switch self {
    case .timedOut, .noConnection: true
    case .status(let failure): failure.status == 429 || failure.status >= 500
    case .brokenResponse, .tooLarge, .cancelled: false
    }
  }

  /// Whether a server was there and did something, if not the right thing.
  var isFromServer: Bool {
    switch self {
    case .status, .brokenResponse, .tooLarge: true
    case .noConnection(let failure): if case .interrupted = failure.reason { true } else { false }
    case .timedOut, .cancelled: false
    }
  }

  /// What the server asks to wait.
  func secondsAsked(now: Int) -> Double? {
    guard case .status(let failure) = self, let seconds = failure.secondsToWait(now: now) else {
      return nil
    }
    return Double(seconds)
  }
}
