import Diagnostics

/// Turns findings into the text that people read.
package struct DiagnosticPrinter: Sendable {
  package var style = DiagnosticStyle()
  package var quiet = false
  package var verbose = false

  /// So many warnings of one sort are shown, then a count.
  package static let limit = 20

  /// So many errors are shown; who has more mends one and sees them all go.
  package static let errorLimit = 1000

  /// Notes, then warnings, then errors, so that what ended a build stands last, above the count.
  package func rendered(_ diagnostics: [Diagnostic]) -> String {
    let text = withoutSummary(diagnostics)
    guard !quiet else { return text }
    return text
      + summary(
        errors: diagnostics.count { $0.severity == .error },
        warnings: diagnostics.count { $0.severity == .warning })
  }

  /// The same without the line of counts.
  package func withoutSummary(_ diagnostics: [Diagnostic]) -> String {
    let sorted = sortedByPlace(diagnostics)
    let errors = renderedErrors(sorted.filter { $0.severity == .error })
    guard !quiet else { return errors }
    let warnings = sorted.filter { $0.severity == .warning }
    let notes = sorted.filter { $0.severity == .note }
    return rendered(notes, atMost: 1) + rendered(warnings, atMost: Self.limit) + errors
  }

  private func renderedErrors(_ errors: [Diagnostic]) -> String {
    let shown = verbose ? errors[...] : errors.prefix(Self.errorLimit)
    let text = all(shown)
    guard shown.count < errors.count else { return text }
    return text + "… and \(errors.count - shown.count) more errors (--verbose shows all)\n"
  }

  private func all(_ diagnostics: some Sequence<Diagnostic>) -> String {
    var finder = PlaceFinder()
    var text = ""
    for diagnostic in diagnostics { text += diagnostic.rendered(style, &finder) }
    return text
  }

  private func rendered(_ diagnostics: [Diagnostic], atMost limit: Int) -> String {
    guard !verbose else { return all(diagnostics) }
    var finder = PlaceFinder()
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics { counts[sort(of: diagnostic), default: 0] += 1 }
    var shown: [String: Int] = [:]
    var text = ""
    for diagnostic in diagnostics {
      let sort = sort(of: diagnostic)
      let total = counts[sort] ?? 0
      let number = shown[sort, default: 0] + 1
      shown[sort] = number
      // A count that hides a single finding saves no line.
      guard number <= limit || total == limit + 1 else { continue }
      text += diagnostic.rendered(style, &finder)
      if number == limit, total > limit + 1 {
        text += "… and \(total - limit) more like this (--verbose shows all)\n"
      }
    }
    return text
  }

  private func summary(errors: Int, warnings: Int) -> String {
    // One finding needs no counting.
    guard errors + warnings > 1 else { return "" }
    let parts = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }
    return parts.joined(separator: ", ") + "\n"
  }
}

private func counted(_ count: Int, _ noun: String) -> String? {
  count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// By file as bytes, then by offset; what has no place comes first; otherwise as it was found.
package func sortedByPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated().sorted { left, right in
    switch (left.element.place, right.element.place) {
    case (nil, nil): return left.offset < right.offset
    case (nil, _): return true
    case (_, nil): return false
    case (let a?, let b?):
      let (x, y) = (a.source.name.utf8, b.source.name.utf8)
      if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
      return (a.range.lowerBound, left.offset) < (b.range.lowerBound, right.offset)
    }
  }.map(\.element)
}

/// What findings of one sort share: their kind, else the message without its names and numbers.
private func sort(of diagnostic: Diagnostic) -> String {
  if let kind = diagnostic.kind { return kind }
  var shape: [UInt8] = []
  var isQuoted = false
  for byte in diagnostic.message.utf8 {
    if byte == UInt8(ascii: "'") {
      isQuoted.toggle()
      shape.append(byte)
    } else if !isQuoted, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) {
      shape.append(byte)
    }
  }
  return String(decoding: shape, as: UTF8.self)
}
