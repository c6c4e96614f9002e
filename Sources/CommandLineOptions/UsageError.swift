import Diagnostics

/// A command line that cannot be obeyed.
public struct UsageError: Error, Sendable, Equatable {
  public let message: String
  public let hint: String?
  /// The command whose help shows how it is done.
  public let command: CommandName?

  public init(_ message: String, hint: String? = nil, command: CommandName? = nil) {
    self.message = message
    self.hint = hint
    self.command = command
  }

  /// The error, its hint and where to read more; ends with a line break.
  public func rendered(_ style: DiagnosticStyle = DiagnosticStyle()) -> String {
    let topic = command.map { " \($0.rawValue)" } ?? ""
    return Diagnostic(.error, message, hint: hint).rendered(style)
      + "see '\(Program.name) help\(topic)'\n"
  }
}
