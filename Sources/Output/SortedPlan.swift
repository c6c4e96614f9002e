import FileSystem

extension [PlannedFile] {
  /// The files of a folder and those below it, in a plan that is sorted by path.
  func files(in folder: Path) -> Range<Int> {
    if folder.isEmpty { return 0..<count }
    let bytes = folder.bytes
    // The character after the slash is the zero.
    let start = lowerBound(Path(bytes: bytes + [UInt8(ascii: "/")]))
    return start..<lowerBound(Path(bytes: bytes + [UInt8(ascii: "0")]))
  }

  private func lowerBound(_ path: Path) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a path stands in a plan that is sorted by path.
  func firstIndex(of path: Path) -> Int? {
    let index = lowerBound(path)
    return index < count && self[index].path == path ? index : nil
  }
}
