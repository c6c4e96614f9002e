import Diagnostics

/// A placeholder that the program does not fill would be shown as it is.
///
/// - Parameter usual: the same word as it is known, whose placeholders are those that are filled.
func reportPlaceholders(
  of entry: (key: String, text: String, place: Place), against usual: String,
  into report: inout Report
) {
  let known = WordPattern(usual).placeholders
  for name in WordPattern(entry.text).placeholders where !known.contains(name) {
    report.add(
      Diagnostic(
        .warning, "the word '\(entry.key)' has no placeholder {\(name)} in English",
        at: entry.place,
        hint: didYouMean(name, among: known)
          ?? (known.isEmpty ? "it has none" : "it has {\(known.joined(separator: "}, {"))}")))
  }
}
