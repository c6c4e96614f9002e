import Glibc
import Synchronization

/// A bar in the terminal for work that takes more than half a second; any thread may move it.
package final class ProgressBar: Sendable {
  private let total: Int
  private let what: String
  private let columns: Int
  private let begun = seconds()
  private let done = Atomic(0)
  private let shown = Mutex(Shown())

  private struct Shown {
    /// When the bar was last drawn; before that, when the work began.
    var last: Double?
    var isEnded = false
  }

  private static let patience = 0.5
  private static let pause = 0.1

  /// Nil where nobody would see it.
  ///
  /// - Parameter what: what is counted, such as `pages`.
  package init?(_ console: Console, total: Int, of what: String) {
    guard console.showsProgress, total > 0 else { return nil }
    self.total = total
    self.what = what
    columns = Terminal(.error, color: .never).width
  }

  package func advance(by count: Int = 1) {
    let done = done.wrappingAdd(count, ordering: .relaxed).newValue
    let now = seconds()
    guard now - begun >= Self.patience else { return }
    shown.withLock { shown in
      guard !shown.isEnded, now - (shown.last ?? 0) >= Self.pause else { return }
      shown.last = now
      write("\r\u{1B}[K" + barText(done: done, total: total, what: what, columns: columns))
    }
  }

  /// Takes the bar away; the terminal is as it was.
  package func end() {
    shown.withLock { shown in
      if shown.last != nil, !shown.isEnded { write("\r\u{1B}[K") }
      shown.isEnded = true
    }
  }

  private func write(_ text: String) {
    _ = try? StandardStream.error.write(text)
  }
}

/// Such as `██████░░░░ 1200 of 4500 pages`, less than a line.
func barText(done: Int, total: Int, what: String, columns: Int) -> String {
  let width = min(24, columns / 4)
  let filled = total == 0 ? 0 : width * min(done, total) / total
  let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  return String("\(bar) \(min(done, total)) of \(total) \(what)".prefix(max(columns - 1, 1)))
}

private func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
