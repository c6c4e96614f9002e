/// How findings are shown.
public struct DiagnosticStyle: Sendable {
  public var color: Bool
  /// Columns that an excerpt may take; longer lines are cut around the fault.
  public var width: Int

  public init(color: Bool = false, width: Int = 100) {
    self.color = color
    self.width = max(width, 20)
  }
}

extension Diagnostic {
  /// `file:line:column: error: …`, the trail, the line with a caret, the hint; ends with a line break.
  public func rendered(_ style: DiagnosticStyle = DiagnosticStyle()) -> String {
    var finder = PlaceFinder()
    return rendered(style, &finder)
  }

  /// The same, one after another.
  public func rendered(_ style: DiagnosticStyle, _ finder: inout PlaceFinder) -> String {
    var text = ""
    if let place {
      text += style.bold("\(place.shown(finder.lineColumn(of: place))): ")
    }
    text += style.colored("\(severity.rawValue): ", as: severity)
    text += style.bold(visible(shortened(message))) + "\n"
    for step in trail {
      text += "  \(step.label) \(step.place.shown)\n"
    }
    if let place, !place.source.bytes.isEmpty {
      text += excerpt(of: place, style: style, in: finder.lineRange(of: place))
    }
    if let hint {
      text += "  hint: \(visible(shortened(hint)))\n"
    }
    return text
  }
}

extension Place {
  /// `file:line:column`.
  public var shown: String {
    shown(lineColumn)
  }

  func shown(_ at: LineColumn) -> String {
    "\(visible(source.name)):\(at.line):\(at.column)"
  }
}

extension DiagnosticStyle {
  func bold(_ text: String) -> String {
    color ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  func colored(_ text: String, as severity: Severity) -> String {
    guard color else { return text }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
