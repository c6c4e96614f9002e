import Glibc

/// The environment variables that change how messages look.
package struct Environment: Sendable {
  package var noColor: String?
  package var term: String?
  package var columns: String?

  /// Whether the terminal has a name, and one that does more than print.
  var canMoveCursor: Bool { !["", "dumb"].contains(term ?? "") }

  package static func current() -> Environment {
    Environment(
      noColor: variable("NO_COLOR"), term: variable("TERM"), columns: variable("COLUMNS"))
  }
}

private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
