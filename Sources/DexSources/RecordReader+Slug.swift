import DataFormats
import Dex
import Diagnostics

extension RecordReader {
  /// A slug; one that is not safe in addresses is made so, with a warning.
  mutating func slug() throws(Faults) -> String? {
    _ = try cursor.peek()
    let start = cursor.offset
    guard let text = try text() else { return nil }
    if Slug.isValid(text) { return text }
    let made = Slug.made(from: text)
    let result = made.map { "becomes '\($0)'" } ?? "is ignored"
    find(
      .warning, "'\(text)' cannot be part of an address and \(result)", at: start..<cursor.offset,
      hint: "use a to z, 0 to 9 and single hyphens")
    return made
  }
}
