/// How much a finding matters.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// A fact, shown as one summary line unless the user asks for more.
  case note
  /// Somebody should look; fails a build only when it is strict.
  case warning
  /// The build cannot be right.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One finding for a person: what is wrong, where, and what to do about it.
public struct Diagnostic: Sendable {
  public var severity: Severity
  /// One sentence without a final full stop, starting in lower case.
  public var message: String
  public var place: Place?
  /// What to do, in one sentence; shown as `hint: …`.
  public var hint: String?
  /// The way that led here, outermost last: `included from a.html:3:5`.
  public var trail: [TrailStep]
  /// Groups notes of one kind into one summary line, such as `fallback`.
  public var kind: String?

  public init(
    _ severity: Severity, _ message: String, at place: Place? = nil, hint: String? = nil,
    trail: [TrailStep] = [], kind: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.hint = hint
    self.trail = trail
    self.kind = kind
  }
}

/// One step of the way to a fault.
public struct TrailStep: Sendable {
  /// What happened there, such as `included from`.
  public let label: String
  public let place: Place

  public init(_ label: String, _ place: Place) {
    self.label = label
    self.place = place
  }
}

/// Thrown when work cannot go on; holds every fault found so far, at least one of them an error.
public struct Faults: Error, Sendable {
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  public init(
    _ message: String, at place: Place? = nil, hint: String? = nil, trail: [TrailStep] = []
  ) {
    self.init([Diagnostic(.error, message, at: place, hint: hint, trail: trail)])
  }
}
