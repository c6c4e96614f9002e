import Glibc

/// How long each step of a build took.
struct Timings {
  private var last = monotonicNanoseconds()
  private var steps: [(name: String, nanoseconds: UInt64)] = []

  /// The step that ends now.
  mutating func mark(_ name: String) {
    let now = monotonicNanoseconds()
    steps.append((name, now - last))
    last = now
  }

  /// A line for each step, in milliseconds.
  var table: String {
    let total = steps.reduce(0) { $0 + $1.nanoseconds }
    return (steps + [("in all", total)]).map { step in
      let tenths = (step.nanoseconds + 50_000) / 100_000
      let shown = "\(tenths / 10).\(tenths % 10) ms"
      return String(repeating: " ", count: max(0, 12 - shown.utf8.count)) + shown + "  \(step.name)"
    }.joined(separator: "\n")
  }
}

private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
