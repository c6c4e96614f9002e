import HTTPClient
import LoopbackServer
import Testing

private struct TextRequest: APIRequest {
  var path: [String] = ["text"]
  var headers: [HTTPField] = []

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> String {
    response.status == 304 ? "unchanged" : String(decoding: response.body, as: UTF8.self)
  }
}

private func outcome(
  limits: ClientConfiguration.Limits = .init(), token: String? = nil,
  isCancelled: @escaping @Sendable () -> Bool = { false },
  of request: TextRequest = TextRequest(), from server: LoopbackServer
) throws -> String {
  let configuration = ClientConfiguration(
    baseURL: server.base, bearerToken: token, userAgent: "tests/1", limits: limits,
    isCancelled: isCancelled)
  do throws(APIError) {
    return try APIClient(configuration).connection().send(request)
  } catch {
    return "\(error.kind): \(error.reason)"
  }
}

extension APIError {
  fileprivate var kind: String {
    switch self {
    case .noConnection: "no connection"
    case .timedOut: "timed out"
    case .status: "status"
    case .brokenResponse: "broken"
    case .tooLarge: "too large"
    case .cancelled: "cancelled"
    }
  }
}

private var quick: ClientConfiguration.Limits {
  var limits = ClientConfiguration.Limits()
  limits.silence = 1
  limits.body = 100_000
  return limits
}

@Test(
  "Each failure has its case",
  arguments: [
    (LoopbackReply(404, "Not Found"), "status: not found (404)"),
    (LoopbackReply(503), "status: service unavailable (503)"),
    (LoopbackReply(418), "status: status 418"),
    (LoopbackReply("x").sent(.nothing), "no connection: the connection ended early"),
    (LoopbackReply(String(repeating: "x", count: 9)).sent(.drip(400)), "timed out: no answer"),
    (LoopbackReply(String(repeating: "x", count: 9000)).sent(.endless), "too large: the response"),
    (LoopbackReply.redirect(to: "/text"), "no connection: more than 10 redirects"),
    (
      LoopbackReply.redirect(to: "file:///etc/hostname"),
      "no connection: a redirect to 'file:///etc/hostname' is not followed"
    ),
    (
      LoopbackReply(headers: ["Content-Encoding: gzip"], "no gzip"),
      "broken: the response is damaged"
    ),
  ])
func failures(_ reply: LoopbackReply, _ expected: String) throws {
  let server = try LoopbackServer { _ in reply }
  let seen = try outcome(limits: quick, from: server)
  #expect(seen.hasPrefix(expected), "\(seen)")
}

@Test("A body that is shorter than it should be is no answer")
func truncated() throws {
  let server = try LoopbackServer { _ in
    var reply = LoopbackReply("half")
    reply.declaredLength = 8
    return reply
  }
  #expect(try outcome(from: server).hasPrefix("no connection: the connection ended early"))
}

@Test("Silence ends at its limit, and at once when the caller stops")
func silence() throws {
  let server = try LoopbackServer { _ in
    var reply = LoopbackReply("late")
    reply.pause = 4000
    return reply
  }
  #expect(try outcome(limits: quick, from: server) == "timed out: no answer within 1 seconds")
  #expect(try outcome(isCancelled: { true }, from: server) == "cancelled: cancelled")
}

@Test("Nobody listens")
func refused() throws {
  let port = try LoopbackServer { _ in LoopbackReply() }.port
  let configuration = ClientConfiguration(
    baseURL: "http://127.0.0.1:\(port)/", userAgent: "tests/1")
  #expect {
    try APIClient(configuration).connection().send(TextRequest())
  } throws: { error in
    guard case .noConnection(let failure) = error as? APIError else { return false }
    return failure.reason == .refused
  }
}

@Test("A redirect is followed, without the token to another origin")
func redirects() throws {
  let other = try LoopbackServer { request in
    LoopbackReply(request.headers["authorization"] ?? "no token")
  }
  let target = other.base + "there"
  let server = try LoopbackServer { request in
    request.path == "/text"
      ? .redirect(to: "/moved")
      : request.path == "/moved" && request.headers["x-far"] != nil
        ? .redirect(to: target, status: 307)
        : LoopbackReply(request.headers["authorization"] ?? "no token")
  }
  #expect(try outcome(token: "t", from: server) == "Bearer t")
  let far = TextRequest(headers: [HTTPField("X-Far", "1")])
  #expect(try outcome(token: "t", of: far, from: server) == "no token")
  withExtendedLifetime(other) {}
}

@Test("One connection serves many requests, and 304 is an answer to a condition only")
func keepAlive() throws {
  let server = try LoopbackServer { request in
    LoopbackReply(request.headers["if-none-match"] == nil ? 200 : 304)
  }
  let condition = TextRequest(headers: [HTTPField("If-None-Match", "\"1\"")])
  #expect(try outcome(of: condition, from: server) == "unchanged")
  let always = try LoopbackServer { _ in LoopbackReply(304) }
  #expect(try outcome(from: always) == "status: status 304")
}

@Test("Packed answers are unpacked")
func compression() throws {
  let packed: [UInt8] = [
    0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0, 0x86, 0xa6, 0x10,
    0x36, 5, 0, 0, 0,
  ]
  let server = try LoopbackServer { request in
    var reply = LoopbackReply(headers: ["Content-Encoding: gzip"])
    reply.body = packed
    return request.headers["accept-encoding"]?.contains("gzip") == true ? reply : LoopbackReply()
  }
  #expect(try outcome(from: server) == "hello")
}
