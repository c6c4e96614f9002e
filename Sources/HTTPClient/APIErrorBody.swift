/// The body of a refusal, as the API at hand writes it.
public protocol APIErrorBody: Sendable {
  /// Nil if the body is something else, such as the page of a proxy.
  init?(_ body: [UInt8])

  /// What it says to a person.
  var message: String { get }
}

/// For an API whose refusals say nothing.
public struct NoErrorBody: APIErrorBody {
  public let message = ""

  public init?(_ body: [UInt8]) {
    return nil
  }
}
