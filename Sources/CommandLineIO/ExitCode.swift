/// What the program tells whoever started it.
package struct ExitCode: Sendable, Equatable {
  package let rawValue: Int32

  package static let done = ExitCode(rawValue: 0)
  /// The input or the build is at fault.
  package static let failed = ExitCode(rawValue: 1)
  /// The command line is wrong.
  package static let usage = ExitCode(rawValue: 64)

  /// As shells report it: 130 for INT, 143 for TERM, 129 for HUP.
  package static func ended(bySignal signal: Int32) -> ExitCode {
    ExitCode(rawValue: 128 + signal)
  }
}
