import Diagnostics
import FileSystem

/// Style sheets that are written in several files and published as one each: a line
/// `@import "look/colours.css";` stands for what that file holds.
struct JoinedStyles {
  /// A stretch of a sheet and the file that it comes from.
  struct Piece {
    let name: String
    let bytes: ArraySlice<UInt8>
  }

  private let sources: [String: SourceText]
  /// Sheets that others import; they are not published by themselves.
  private(set) var parts: Set<String> = []

  init(_ files: [SiteSources.File], into report: inout Report) {
    let sheets = files.filter { $0.name.hasSuffix(".css") }
    sources = Dictionary(sheets.map { ($0.name, $0.source) }, uniquingKeysWith: { one, _ in one })
    for sheet in sheets {
      for found in imports(of: sheet.name) {
        parts.insert(found.name)
        if sources[found.name] == nil {
          report.add(
            Diagnostic(
              .error, "there is no style sheet '\(found.name)'",
              at: Place(sheet.source, found.range),
              hint: didYouMean(found.name, among: sources.keys.sorted())))
        }
      }
    }
  }

  /// A sheet with all that it imports, front to back. A sheet that imports itself on the way is left
  /// out there.
  func pieces(of name: String) -> [Piece] {
    pieces(of: name, within: [])
  }

  private func pieces(of name: String, within open: [String]) -> [Piece] {
    guard let source = sources[name], !open.contains(name) else { return [] }
    var pieces: [Piece] = []
    var start = 0
    for found in imports(of: name) {
      pieces.append(Piece(name: name, bytes: source.bytes[start..<found.range.lowerBound]))
      pieces += self.pieces(of: found.name, within: open + [name])
      start = found.range.upperBound
    }
    return pieces + [Piece(name: name, bytes: source.bytes[start...])]
  }

  private func imports(of name: String) -> [(name: String, range: Range<Int>)] {
    guard let source = sources[name] else { return [] }
    var found: [(name: String, range: Range<Int>)] = []
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let range = start..<start + line.count
      start = range.upperBound + 1
      guard line.starts(with: "@import \"".utf8) else { continue }
      let quoted = String(decoding: line, as: UTF8.self)
        .split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count == 3, quoted[2].prefix(1) == ";", !quoted[1].contains(":") else {
        continue
      }
      let target = Path(name).parent.appending(Path(String(quoted[1]))).normalized.text
      found.append((target, range))
    }
    return found
  }
}
