/// The line of a fault with a caret under it, cut to the width of the terminal.
func excerpt(of place: Place, style: DiagnosticStyle, in line: Range<Int>) -> String {
  let start = min(max(place.range.lowerBound, line.lowerBound), line.upperBound)
  let end = min(max(place.range.upperBound, start), line.upperBound)
  // Far more than any terminal shows: keeps a line of a gigabyte from being decoded whole.
  let reach = 4 * style.width
  let from = startOfScalar(max(line.lowerBound, start - reach), in: place.source.bytes)
  let endOfMarked = min(end, start + reach)
  let to = min(line.upperBound, endOfMarked + reach)
  let bytes = place.source.bytes

  var before = cells(bytes[from..<start])
  var marked = cells(bytes[start..<endOfMarked])
  var after = cells(bytes[endOfMarked..<to])
  let room = style.width - 4
  marked.keepFirst(room / 2)
  if before.width > room - marked.width - 1 {
    before.keepLast(max(room * 2 / 3 - marked.width, 8))
  }
  after.keepFirst(max(room - before.width - marked.width, 0))

  let caret = String(repeating: "^", count: max(marked.width, 1))
  let text = before.text + marked.text + after.text
  return "  \(text)\n  \(String(repeating: " ", count: before.width))"
    + style.colored(caret, as: .error) + "\n"
}

private func startOfScalar(_ offset: Int, in bytes: [UInt8]) -> Int {
  var offset = offset
  while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
  return offset
}

/// Characters with the columns that each takes in a terminal.
private struct Cells {
  var characters: [(text: String, width: Int)] = []
  var width: Int { characters.reduce(0) { $0 + $1.width } }
  var text: String { characters.map(\.text).joined() }

  mutating func keepFirst(_ limit: Int) {
    guard width > limit else { return }
    var total = 0
    characters = Array(
      characters.prefix {
        total += $0.width
        return total < limit
      })
    if limit > 0 { characters.append(("…", 1)) }
  }

  mutating func keepLast(_ limit: Int) {
    characters.reverse()
    keepFirst(limit)
    characters.reverse()
  }
}

private func cells(_ bytes: ArraySlice<UInt8>) -> Cells {
  var cells = Cells()
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    if scalar == "\t" {
      cells.characters.append(("  ", 2))
    } else if isInvisible(scalar) {
      let name = visible(String(scalar))
      cells.characters.append((name, name.utf8.count))
    } else {
      cells.characters.append((String(scalar), columns(of: scalar)))
    }
  }
  return cells
}

/// Columns in a terminal: 0 for combining marks, 2 for East Asian wide characters and emoji.
package func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
