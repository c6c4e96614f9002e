/// A question to an API as a value: where it goes and what its answer is.
public protocol APIRequest: Sendable {
  /// What a good answer is turned into.
  associatedtype Response
  /// What the API says when it refuses.
  associatedtype Failure: APIErrorBody = NoErrorBody

  var method: HTTPMethod { get }
  /// The parts of the path below the base URL, unescaped. An empty part at the end stands for a
  /// slash there: `["pokemon", "25", ""]` is `pokemon/25/`.
  var path: [String] { get }
  var query: [QueryItem] { get }
  /// A whole address instead of path and query, such as a link that an answer has given. Under
  /// another host than the API's the bearer token is not sent.
  var link: String? { get }
  /// Beside the headers of every request, which they replace where the names are the same.
  var headers: [HTTPField] { get }
  /// Sent with the request; nil for none.
  var body: [UInt8]? { get }

  /// Turns an answer with a status from 200 to 299 (or 304, where it was asked for) into a value.
  ///
  /// - Throws: the field that is not what it should be.
  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> Response
}

extension APIRequest {
  public var method: HTTPMethod { .get }
  public var query: [QueryItem] { [] }
  public var link: String? { nil }
  public var headers: [HTTPField] { [] }
  public var body: [UInt8]? { nil }
}
