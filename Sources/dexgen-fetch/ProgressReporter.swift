import CommandLineIO
import Diagnostics
import Glibc
import PokeAPI
import Synchronization

/// Says how far the fetching is: a bar in a terminal, now and then a line elsewhere.
final class ProgressReporter: Sendable {
  private let console: Console
  private let isTerminal: Bool
  private let isOffline: Bool
  private let columns: Int
  private let state: Mutex<State>

  private struct State {
    var pace: Pace
    var lastShown = 0.0
    var isBarShown = false
    var toldWaits = 0
  }

  /// So many lines about waiting are enough.
  private static let waitLimit = 20

  init(_ console: Console, isOffline: Bool) {
    self.console = console
    self.isOffline = isOffline
    isTerminal = console.showsProgress
    columns = Terminal(.error, color: .never).width
    state = Mutex(State(pace: Pace(begun: now()), lastShown: now()))
  }

  func report(_ event: FetchEvent) {
    guard !console.quiet else { return }
    state.withLock { state in
      switch event {
      case .progress(let counts, let name): show(counts, name, &state)
      case .waits(let what, let seconds, let reason, let isAsked):
        guard console.verbose || isAsked && state.toldWaits < Self.waitLimit else { return }
        state.toldWaits += 1
        let asked = isAsked ? ", as the server asks" : ""
        line("\(what): \(reason); again in \(rounded(seconds)) s\(asked)", &state)
      case .damaged(let path):
        let consequence = isOffline ? "" : ", so it is fetched again"
        let warning = Diagnostic(.warning, "'\(path.text)' is damaged\(consequence)")
        hideBar(&state)
        console.show([warning])
      }
    }
  }

  /// Leaves the terminal clean.
  func end() {
    state.withLock { hideBar(&$0) }
  }

  private func show(_ counts: FetchCounts, _ name: String, _ state: inout State) {
    let time = now()
    guard time - state.lastShown >= (isTerminal ? 0.1 : 10) else { return }
    state.lastShown = time
    let text = state.pace.text(counts, at: time)
    if isTerminal {
      write("\r\u{1B}[K" + bar(counts, text, name, columns: columns))
      state.isBarShown = true
    } else {
      console.say(text)
    }
  }

  private func line(_ text: String, _ state: inout State) {
    hideBar(&state)
    console.say(text)
  }

  private func hideBar(_ state: inout State) {
    guard state.isBarShown else { return }
    write("\r\u{1B}[K")
    state.isBarShown = false
  }

  private func write(_ text: String) {
    _ = try? StandardStream.error.write(text)
  }
}

private func rounded(_ seconds: Double) -> String {
  let tenths = Int((seconds * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
