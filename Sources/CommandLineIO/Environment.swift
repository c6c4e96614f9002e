import Glibc

/// The environment variables that change how messages look.
package struct Environment: Sendable {
  package var noColor: String?
  package var term: String?
  package var columns: String?

  package static func current() -> Environment {
    Environment(
      noColor: variable("NO_COLOR"), term: variable("TERM"), columns: variable("COLUMNS"))
  }
}

private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
