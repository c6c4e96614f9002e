import FileSystem

/// Something that is kept sorted by its path.
protocol HasPath {
  var path: Path { get }
}

extension PlannedFile: HasPath {}
extension OutputRecord: HasPath {}

extension Array where Element: HasPath {
  /// Where a path stands in an array that is sorted by path.
  func firstIndex(of path: Path) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].path == path ? low : nil
  }
}
