import HTTPClient
import PokeAPICache

/// Asks for a resource or a page of a list.
struct ResourceRequest: APIRequest {
  let key: ResourceKey
  /// Some answers exist under the other spelling of the address only.
  var endsWithSlash = true
  /// What is known already; sent so that an unchanged body need not come again.
  var known: String?

  var path: [String] { endsWithSlash ? key.path : key.path.filter { !$0.isEmpty } }
  var query: [QueryItem] { key.query.map { QueryItem($0.name, $0.value) } }
  var headers: [HTTPField] { known.map { [HTTPField("If-None-Match", $0)] } ?? [] }

  enum Response: Sendable {
    case unchanged
    case body([UInt8], etag: String?, CheckedBody)
  }

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> Response {
    if response.status == 304 { return .unchanged }
    let body = try CheckedBody(response.body, of: key)
    return .body(response.body, etag: response.header("ETag"), body)
  }
}
