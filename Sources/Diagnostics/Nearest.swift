/// The candidate that was most likely meant: fewest slips of the finger away, and not too many.
///
/// Distance counts insertions, deletions, replacements and swaps of neighbours; case does not count.
/// Equal distances go to the first candidate in order of bytes, so that messages never vary.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  let limit = max(1, (wanted.count + 1) / 3)
  var best: (distance: Int, word: String)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = slips(from: wanted, to: letters)
    guard distance <= limit else { continue }
    guard let current = best else {
      best = (distance, candidate)
      continue
    }
    let comesFirst = candidate.utf8.lexicographicallyPrecedes(current.word.utf8)
    if distance < current.distance || (distance == current.distance && comesFirst) {
      best = (distance, candidate)
    }
  }
  return best?.word
}

/// A ready hint, or nothing when no candidate is near.
public func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates).map { "did you mean '\($0)'?" }
}

private func slips(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [Int](repeating: i + 1, count: b.count + 1)
    for j in 0..<b.count {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
