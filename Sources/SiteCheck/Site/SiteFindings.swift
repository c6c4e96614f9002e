import Diagnostics

/// What was found on many pages is said once, with the first page that has it.
struct SiteFindings: Sendable {
  struct Found: Sendable {
    var severity: Severity
    var hint: String?
    /// Index of the first file that has it, and where in it.
    var file: Int
    var range: Range<Int>
    /// Files that have it.
    var count: Int
    var lastFile: Int
  }

  private(set) var byMessage: [String: Found] = [:]

  mutating func add(
    _ severity: Severity, _ message: String, file: Int, range: Range<Int>, hint: String? = nil
  ) {
    guard var found = byMessage[message] else {
      byMessage[message] = Found(
        severity: severity, hint: hint, file: file, range: range, count: 1, lastFile: file)
      return
    }
    if found.lastFile != file { found.count += 1 }
    found.lastFile = file
    if (file, range.lowerBound) < (found.file, found.range.lowerBound) {
      found.file = file
      found.range = range
    }
    byMessage[message] = found
  }

  mutating func merge(_ other: SiteFindings) {
    for (message, found) in other.byMessage {
      guard var known = byMessage[message] else {
        byMessage[message] = found
        continue
      }
      known.count += found.count
      if (found.file, found.range.lowerBound) < (known.file, known.range.lowerBound) {
        known.file = found.file
        known.range = found.range
      }
      byMessage[message] = known
    }
  }
}
