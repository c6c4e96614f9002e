extension DiagnosticPrinter {
  /// Without colour, for other places than terminals.
  package static let plain = DiagnosticPrinter()
}
