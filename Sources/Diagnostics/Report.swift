/// Findings gathered along the way, so that one run names all of them.
public struct Report: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []

  public init() {}

  public mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  public mutating func add(_ more: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: more)
  }

  public mutating func error(_ message: String, at place: Place? = nil, hint: String? = nil) {
    add(Diagnostic(.error, message, at: place, hint: hint))
  }

  public mutating func warning(_ message: String, at place: Place? = nil, hint: String? = nil) {
    add(Diagnostic(.warning, message, at: place, hint: hint))
  }

  public mutating func note(_ message: String, at place: Place? = nil, kind: String? = nil) {
    add(Diagnostic(.note, message, at: place, kind: kind))
  }

  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Ends the work here if anything found so far is an error.
  public func throwIfErrors() throws(Faults) {
    if hasErrors { throw Faults(diagnostics) }
  }
}
