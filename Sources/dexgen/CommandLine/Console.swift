import CommandLineOptions
import Diagnostics

/// What a command talks through.
struct Console: Sendable {
  let printer: DiagnosticPrinter
  let quiet: Bool
  let verbose: Bool

  init(_ common: CommonOptions) {
    let terminal = Terminal(.error, color: common.color)
    quiet = common.quiet
    verbose = common.verbose
    printer = DiagnosticPrinter(style: terminal.style, quiet: quiet, verbose: verbose)
  }

  /// Shows findings to the person at the terminal.
  func show(_ diagnostics: [Diagnostic]) {
    tell(printer.rendered(diagnostics))
  }

  func show(_ error: UsageError) {
    tell(error.rendered(printer.style))
  }

  /// Says something on standard error unless it should be quiet; ends the line.
  func say(_ line: String) {
    if !quiet { tell(line + "\n") }
  }

  /// A standard error that cannot be written to leaves nobody to tell, and stops no build.
  private func tell(_ text: String) {
    _ = try? StandardStream.error.write(text)
  }
}
