import HTTPClient
import Testing

@testable import PokeAPI

private let address = "https://example.org/"
private let now = 784_111_777

private func status(_ status: Int, after retryAfter: String? = nil) -> APIError {
  .status(StatusFailure(address: address, status: status, retryAfter: retryAfter))
}

private func decision(
  _ error: APIError, tries: Int = 1, waited: Double = 0
) -> RetryPolicy.Decision {
  RetryPolicy().decide(error, tries: tries, waited: waited, now: now, random: 0.5)
}

@Test(
  "What may pass is tried again, and only that",
  arguments: [
    (status(429), true), (status(408), true), (status(500), true), (status(503), true),
    (status(400), false), (status(403), false), (status(404), false),
    (.timedOut(address: address, seconds: 30), true),
    (.brokenResponse(address: address, ResponseProblem("is damaged")), true),
    (.tooLarge(address: address, limit: 1), false),
    (.noConnection(ConnectionFailure(address: address, reason: .refused)), true),
    (.noConnection(ConnectionFailure(address: address, reason: .untrusted("x"))), false),
    (
      .noConnection(ConnectionFailure(address: address, reason: .forbiddenRedirect(to: "file:"))),
      false
    ),
  ] as [(APIError, Bool)])
func mayPass(_ error: APIError, _ expected: Bool) {
  #expect((decision(error) != .refuse(hint: nil)) == expected)
}

@Test("Pauses double, until the tries or the patience are at their end")
func backoff() {
  #expect(decision(status(503), tries: 1) == .again(after: 0.5, asked: nil))
  #expect(decision(status(503), tries: 2) == .again(after: 1, asked: nil))
  #expect(decision(status(503), tries: 4) == .again(after: 4, asked: nil))
  #expect(decision(status(503), tries: 5) == .giveUp)
  #expect(decision(status(503), tries: 4, waited: 57) == .giveUp)
}

@Test(
  "What the server asks to wait is the least, in seconds or as a date",
  arguments: [
    ("3", 3), ("0", 0), ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sat, 05 Nov 1994 08:00:00 GMT", 0),
  ])
func retryAfter(_ text: String, _ expected: Double) {
  guard case .again(let pause, let asked) = decision(status(429, after: text)) else {
    Issue.record("not tried again")
    return
  }
  #expect(asked == expected)
  #expect(pause >= expected && pause <= expected + 1)
}

@Test("A longer wait than there is patience for is not begun, and said")
func tooLong() {
  guard case .refuse(let hint) = decision(status(429, after: "86400")) else {
    Issue.record("not refused")
    return
  }
  #expect(hint?.contains("86400 seconds") == true)
}

@Test("What is no time to wait is passed over", arguments: ["soon", "-5", ""])
func noTime(_ text: String) {
  #expect(decision(status(429, after: text)) == .again(after: 0.5, asked: nil))
}
