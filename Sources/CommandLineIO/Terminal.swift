import CommandLineOptions
import Diagnostics
import FileSystem

/// How one of the two streams is looked at.
package struct Terminal: Sendable, Equatable {
  package let color: Bool
  /// Columns.
  package let width: Int

  package init(_ stream: StandardStream, color: ColorChoice, environment: Environment = .current())
  {
    self.init(
      isTerminal: stream.isTerminal,
      reportedWidth: terminalColumns(of: stream.rawValue),
      color: color, environment: environment)
  }

  /// - Parameter reportedWidth: columns, or 0 if unknown.
  package init(isTerminal: Bool, reportedWidth: Int, color: ColorChoice, environment: Environment) {
    let stated = environment.columns.flatMap { Int($0) } ?? 0
    width = [stated, reportedWidth].first { $0 > 0 } ?? 80
    self.color =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && environment.wantsColor
      }
  }

  package var style: DiagnosticStyle { DiagnosticStyle(color: color, width: width) }
}

extension Environment {
  /// NO_COLOR counts when it is not empty (no-color.org); a terminal without a name has no colours.
  fileprivate var wantsColor: Bool {
    noColor ?? "" == "" && canMoveCursor
  }
}
