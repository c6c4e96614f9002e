import PokeAPI

/// How fast it goes, and how long it will take.
struct Pace: Sendable {
  /// Seconds of the clock that also tells the later moments.
  let begun: Double

  /// Such as `1200 of 4500 (310/s, 11 s left, 3 tried again)`.
  func text(_ counts: FetchCounts, at moment: Double) -> String {
    let elapsed = max(moment - begun, 0.001)
    let rate = Double(counts.done) / elapsed
    var details = ["\(Int(rate))/s"]
    if rate > 0 {
      details.append("\(time(Int(Double(counts.known - counts.done) / rate))) left")
    }
    if counts.retries > 0 { details.append("\(counts.retries) tried again") }
    if counts.failed > 0 { details.append("\(counts.failed) failed") }
    return "\(counts.done) of \(counts.known) (\(details.joined(separator: ", ")))"
  }
}

private func time(_ seconds: Int) -> String {
  seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
}

/// A bar, the figures and what is being done, in less than a line.
func bar(_ counts: FetchCounts, _ text: String, _ name: String, columns: Int) -> String {
  let width = min(24, columns / 4)
  let filled = counts.known == 0 ? 0 : width * counts.done / counts.known
  let drawn =
    String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  let line = "\(drawn) \(text) \(name)"
  return String(line.prefix(max(columns - 1, 1)))
}
