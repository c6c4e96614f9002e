import HTTPClient
import LoopbackServer
import Testing

// Requests as they would be declared for four APIs of different shape.

private struct PokemonRequest: APIRequest {
  let id: String
  var path: [String] { ["pokemon", id, ""] }

  struct Response: Equatable {
    let name: String
    let hp: Int
    let picture: String?
  }

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> Response {
    let pokemon = try JSONField(response.body)
    let hp = try pokemon["stats"].elements().first?["base_stat"].integer()
    return Response(
      name: try pokemon["name"].string(), hp: hp ?? 0,
      picture: try pokemon["sprites"]["front_default"].ifPresent?.string())
  }
}

private struct PictureRequest: APIRequest {
  let path: [String]

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> [UInt8] {
    guard response.header("content-type") == "image/png" else {
      throw ResponseProblem("is not a picture")
    }
    return response.body
  }
}

private struct PlayerRequest: APIRequest {
  let tag: String
  var path: [String] { ["players", tag] }

  struct Failure: APIErrorBody {
    let message: String
    let reason: String

    init?(_ body: [UInt8]) {
      guard let json = try? JSONField(body), let reason = try? json["reason"].string() else {
        return nil
      }
      self.reason = reason
      message = (try? json["message"].string()) ?? reason
    }
  }

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> String {
    try JSONField(response.body)["name"].string()
  }
}

private struct ArticlesRequest: APIRequest {
  let page: Int
  var path: [String] { ["articles"] }
  var query: [QueryItem] { [QueryItem("page", "\(page)"), QueryItem("per_page", "2")] }

  func decode(
    _ response: HTTPResponse
  ) throws(ResponseProblem) -> (titles: [String], next: String?) {
    var titles: [String] = []
    for article in try JSONField(response.body).elements() {
      titles.append(try article["title"].string())
    }
    return (titles, response.header("Link").flatMap { LinkHeader($0)["next"] })
  }
}

private struct RepositoriesRequest: APIRequest {
  let user: String
  var path: [String] { ["users", user, "repos"] }
  var headers: [HTTPField] { [HTTPField("Accept", "application/vnd.example+json")] }

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> [String] {
    var lines: [String] = []
    for repository in try JSONField(response.body).elements() {
      let language = try repository["language"].ifPresent?.string() ?? "-"
      let owner = try repository["owner"]["login"].string()
      lines.append("\(owner)/\(try repository["name"].string()) \(language)")
    }
    return lines
  }
}

private func connect(
  to server: LoopbackServer, token: String? = nil
) throws -> APIConnection {
  let configuration = ClientConfiguration(
    baseURL: server.base + "v1", headers: [HTTPField("Accept", "application/json")],
    bearerToken: token, userAgent: "tests/1")
  return try APIClient(configuration).connection()
}

@Test("A resource with nested objects, and a picture")
func nestedResource() throws {
  let server = try LoopbackServer { request in
    request.path == "/v1/pokemon/25/"
      ? LoopbackReply(
        #"{"name": "pikachu", "stats": [{"base_stat": 35}], "sprites": {"front_default": null}}"#)
      : LoopbackReply(headers: ["Content-Type: image/png"], "\u{89}PNG")
  }
  let connection = try connect(to: server)
  let pokemon = try connection.send(PokemonRequest(id: "25"))
  #expect(pokemon == .init(name: "pikachu", hp: 35, picture: nil))
  let picture = try connection.send(PictureRequest(path: ["media", "25.png"]))
  #expect(picture == Array("\u{89}PNG".utf8))
  #expect(server.targets == ["/v1/pokemon/25/", "/v1/media/25.png"])
  #expect(server.requests.allSatisfy { $0.headers["user-agent"] == "tests/1" })
}

@Test("A token, an escaped path, and a refusal in the API's own words")
func tokenAndRefusal() throws {
  let server = try LoopbackServer { request in
    request.headers["authorization"] == "Bearer secret"
      ? LoopbackReply(#"{"name": "Ash"}"#)
      : LoopbackReply(403, #"{"reason": "accessDenied", "message": "no token"}"#)
  }
  #expect(try connect(to: server, token: "secret").send(PlayerRequest(tag: "#2P/Q")) == "Ash")
  #expect(server.targets == ["/v1/players/%232P%2FQ"])
  #expect {
    try connect(to: server).send(PlayerRequest(tag: "#2PQ"))
  } throws: { error in
    guard case .status(let failure) = error as? APIError else { return false }
    let body = failure.body as? PlayerRequest.Failure
    return failure.status == 403 && body?.reason == "accessDenied" && body?.message == "no token"
      && APIError.status(failure).reason == "forbidden (403): no token"
  }
}

@Test("Pages that name the next one in a header")
func pages() throws {
  let server = try LoopbackServer { request in
    request.target.hasSuffix("?page=1&per_page=2")
      ? LoopbackReply(
        headers: [
          #"Link: <https://example.org/articles?page=2>; rel="next", <https://example.org/x>; rel=last"#
        ],
        #"[{"title": "One"}, {"title": "Two"}]"#)
      : LoopbackReply(#"[{"title": "Three"}]"#)
  }
  let connection = try connect(to: server)
  let first = try connection.send(ArticlesRequest(page: 1))
  #expect(first.titles == ["One", "Two"])
  #expect(first.next == "https://example.org/articles?page=2")
  #expect(try connection.send(ArticlesRequest(page: 2)).next == nil)
}

@Test("A nested owner, fields that may be missing, and the field that is broken")
func optionalFields() throws {
  let server = try LoopbackServer { request in
    request.path.contains("ash")
      ? LoopbackReply(
        #"[{"name": "dex", "owner": {"login": "ash"}, "language": null},"#
          + #"{"name": "map", "owner": {"login": "ash"}, "language": "Swift"}]"#)
      : LoopbackReply(#"[{"name": "dex", "owner": {}}]"#)
  }
  let connection = try connect(to: server)
  let repositories = try connection.send(RepositoriesRequest(user: "ash"))
  #expect(repositories == ["ash/dex -", "ash/map Swift"])
  #expect(server.requests.first?.headers["accept"] == "application/vnd.example+json")
  #expect {
    try connection.send(RepositoriesRequest(user: "misty"))
  } throws: { error in
    guard case .brokenResponse(let address, let problem) = error as? APIError else { return false }
    return address == server.base + "v1/users/misty/repos"
      && problem == ResponseProblem(field: "[0].owner.login", "is missing")
  }
}
