import Diagnostics

/// A hint with the word that was meant: one that was cut short, else the nearest.
func suggestion(for word: String, among words: [String], prefix: String = "") -> String? {
  let longer = words.filter { !word.isEmpty && $0.utf8.starts(with: word.utf8) }
  let meant = longer.count == 1 ? longer.first : nearest(to: word, among: words)
  return meant.map { "did you mean '\(prefix)\($0)'?" }
}
