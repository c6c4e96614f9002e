/// When to build, so that what changes together is built together.
///
/// Moments are milliseconds of any clock.
struct BuildSchedule: Equatable {
  /// So long nothing must change before a build begins.
  static let quiet = 15
  /// So long a build waits at most.
  static let patience = 300

  private enum State: Equatable {
    case idle
    case waiting(begin: Int, latest: Int)
    case building(again: Bool)
  }

  private var state = State.idle

  /// When to call `begin`; nil if there is nothing to wait for.
  var deadline: Int? {
    if case .waiting(let begin, _) = state { begin } else { nil }
  }

  mutating func changed(at now: Int) {
    switch state {
    case .idle: state = .waiting(begin: now + Self.quiet, latest: now + Self.patience)
    case .waiting(_, let latest):
      state = .waiting(begin: min(now + Self.quiet, latest), latest: latest)
    case .building: state = .building(again: true)
    }
  }

  /// Whether a build has to begin now.
  mutating func begin(at now: Int) -> Bool {
    guard let deadline, deadline <= now else { return false }
    state = .building(again: false)
    return true
  }

  /// A build has ended; what changed meanwhile needs one more.
  mutating func ended(at now: Int) {
    guard case .building(let again) = state else { return }
    state = .idle
    if again { changed(at: now) }
  }
}
