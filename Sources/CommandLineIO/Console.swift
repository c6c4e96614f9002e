import CommandLineOptions
import Diagnostics

/// What a command talks through.
package struct Console: Sendable {
  package let printer: DiagnosticPrinter
  package let quiet: Bool
  package let verbose: Bool
  /// Whether somebody sees a bar that moves: a terminal that can take a line back.
  package let showsProgress: Bool

  package init(_ common: CommonOptions) {
    let terminal = Terminal(.error, color: common.color)
    quiet = common.quiet
    verbose = common.verbose
    showsProgress =
      !common.quiet && StandardStream.error.isTerminal && Environment.current().canMoveCursor
    printer = DiagnosticPrinter(style: terminal.style, quiet: quiet, verbose: verbose)
  }

  /// Shows findings to the person at the terminal.
  package func show(_ diagnostics: [Diagnostic]) {
    tell(printer.rendered(diagnostics))
  }

  package func show(_ error: UsageError) {
    tell(error.rendered(printer.style))
  }

  /// Says something on standard error unless it should be quiet; ends the line.
  package func say(_ line: String) {
    if !quiet { tell(line + "\n") }
  }

  /// A standard error that cannot be written to leaves nobody to tell, and stops no build.
  package func tell(_ text: String) {
    _ = try? StandardStream.error.write(text)
  }
}
