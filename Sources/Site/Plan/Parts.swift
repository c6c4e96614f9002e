/// How a long list is cut into pages.
struct Parts: Sendable {
  /// Entries in all.
  let total: Int
  /// Entries on one page, at least one.
  let size: Int

  init(total: Int, size: Int) {
    self.total = total
    self.size = max(size, 1)
  }

  /// At least one, so that an empty dex has a page too.
  var count: Int { max((total + size - 1) / size, 1) }

  /// The entries on a part; parts count from 1.
  func range(of part: Int) -> Range<Int> {
    let start = min((part - 1) * size, total)
    return start..<min(start + size, total)
  }
}
