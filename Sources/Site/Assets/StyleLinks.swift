import FileSystem

/// Gives the `url(…)` of a style sheet the published names of the files that they mean.
struct StyleLinks {
  /// Where the style sheet was written in the assets folder.
  private let folder: Path
  /// Folders between the published sheet and the assets folder.
  private let depth: Int
  private let pathByName: [String: SitePath]

  /// - Parameter sheet: the sheet that this one has become a part of, or it itself.
  init(of name: String, in sheet: String, to pathByName: [String: SitePath]) {
    folder = Path(name).parent
    depth = Path(sheet).parent.components.count
    self.pathByName = pathByName
  }

  func rewritten(_ style: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = style
    while let found = rest.range(of: "url(") {
      guard let end = rest[found.upperBound...].firstIndex(of: UInt8(ascii: ")")) else { break }
      result += rest[..<found.upperBound]
      result += address(rest[found.upperBound..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// What is between the parentheses, or the published name relative to the style sheet.
  private func address(_ written: ArraySlice<UInt8>) -> [UInt8] {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: " ")]
    let bare = written.drop(while: quotes.contains).reversed().drop(while: quotes.contains)
    let target = folder.appending(Path(bytes: Array(bare.reversed()))).normalized
    guard let path = pathByName[target.text] else { return Array(written) }
    let relative = path.text.utf8.dropFirst("assets/".utf8.count)
    return Array(String(repeating: "../", count: depth).utf8) + relative
  }
}
