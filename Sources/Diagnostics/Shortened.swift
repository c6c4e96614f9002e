/// So many characters of one quoted word, or of the text between two of them, are shown.
private let wordLimit = 200
/// So many characters of a message are shown.
private let messageLimit = 4000

/// A message in which very long words are cut in the middle: a link address of a megabyte would bury
/// what is said about it.
public func shortened(_ message: String) -> String {
  guard message.utf8.count > wordLimit else { return message }
  let parts = message.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    .map { cut($0, to: wordLimit) }
  return cut(parts.joined(separator: "'").unicodeScalars[...], to: messageLimit)
}

private func cut(_ text: Substring.UnicodeScalarView, to limit: Int) -> String {
  guard text.count > limit else { return String(text) }
  // The beginning says more than the end.
  let tail = limit / 3
  return String(text.prefix(limit - tail)) + "…" + String(text.suffix(tail))
}
