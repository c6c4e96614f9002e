import Glibc

/// The environment variables that change how messages look.
struct Environment: Sendable {
  var noColor: String?
  var term: String?
  var columns: String?

  static func current() -> Environment {
    Environment(
      noColor: variable("NO_COLOR"), term: variable("TERM"), columns: variable("COLUMNS"))
  }
}

private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
