import Diagnostics
import FileSystem

/// One file of a script: what it takes from others, what it gives to them, and its text.
///
/// Imports and exports are read line by line, each at the start of its line, in the forms
/// `import { a, b } from "./file.js";` and `export function a`, `export const a`, `export class a`.
struct ScriptModule {
  struct Import {
    /// The file, relative to the assets folder.
    let name: String
    let wanted: [String]
    let place: Place
  }

  let name: String
  let source: SourceText
  private(set) var imports: [Import] = []
  private(set) var exports: [String] = []
  /// Lines that start like an export and are none that can be joined.
  private(set) var otherExports: [Place] = []

  init(_ file: SiteSources.File, into report: inout Report) {
    name = file.name
    source = file.source
    for line in lines {
      if line.text.hasPrefix("import ") || line.text.hasPrefix("import{") {
        readImport(line, into: &report)
      } else if line.text.hasPrefix("export ") {
        readExport(line)
      }
    }
  }

  /// Its text in a function: imports from the variables of their modules, exports without the word.
  func text(_ variable: (String) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    var imports = imports[...]
    for line in lines {
      if let first = imports.first, first.place.range.lowerBound == line.start {
        imports = imports.dropFirst()
        guard !first.wanted.isEmpty else { continue }
        let names = first.wanted.joined(separator: ", ")
        bytes += Array("const { \(names) } = \(variable(first.name));\n".utf8)
      } else {
        let rest = source.bytes[line.start..<line.end]
        bytes += line.text.hasPrefix("export ") ? rest.dropFirst("export ".utf8.count) : rest
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  private mutating func readImport(_ line: Line, into report: inout Report) {
    let place = Place(source, line.start..<line.end)
    let quoted = line.text.split(separator: "\"", omittingEmptySubsequences: false)
    let head = quoted[0].filter { $0 != " " }
    let isList = head.hasPrefix("import{") && head.hasSuffix("}from")
    let braced = quoted[0].split(whereSeparator: { $0 == "{" || $0 == "}" })
    let wanted = isList && braced.count == 3 ? braced[1].split(separator: ",") : []
    // A name with a space in it is `a as b`.
    let names = wanted.map { $0.split(separator: " ").joined(separator: " ") }
    guard quoted.count == 3, quoted[1].hasPrefix("."), isList || head == "import",
      names.allSatisfy(isIdentifier)
    else {
      report.error(
        "this import cannot be joined", at: place,
        hint: #"write it in one line: import { name } from "./file.js";"#)
      return
    }
    let target = Path(name).parent.appending(Path(String(quoted[1]))).normalized.text
    imports.append(Import(name: target, wanted: names, place: place))
  }

  private mutating func readExport(_ line: Line) {
    var words = line.text.dropFirst("export ".count).split { !isIdentifier(String($0)) }
    if words.first == "async" { words.removeFirst() }
    guard words.count > 1, ["function", "const", "class"].contains(words[0]) else {
      otherExports.append(Place(source, line.start..<line.end))
      return
    }
    exports.append(String(words[1]))
  }
}

extension ScriptModule {
  private struct Line {
    let start: Int
    let end: Int
    /// As far as it matters; anything else in it is looked at by nobody.
    let text: String
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    let bytes = source.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isNoted =
        bytes[start..<end].starts(with: "import".utf8)
        || bytes[start..<end].starts(with: "export".utf8)
      let text = isNoted ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
      lines.append(Line(start: start, end: end, text: text))
      start = end + 1
    }
    return lines
  }
}

private func isIdentifier(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
