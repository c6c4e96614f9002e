import Diagnostics

/// Words with a number each, and a bar where the numbers are parts of a whole.
struct CountTable {
  let title: String
  private let whole: Int?
  private(set) var rows: [(name: String, count: Int)] = []

  init(_ title: String, of whole: Int? = nil) {
    self.title = title
    self.whole = whole
  }

  mutating func add(_ name: String, _ count: Int) {
    rows.append((name, count))
  }

  /// Lines that fit into the columns of a terminal.
  func rendered(width: Int) -> String {
    let names = rows.map { min(columns($0.name), width / 2) }.max() ?? 0
    let digits = rows.map { String($0.count).utf8.count }.max() ?? 0
    // Two spaces before, between, and before the per cents.
    let room = min(width - names - digits - 13, 40)
    let most = rows.map(\.count).max() ?? 0
    return rows.map { row in
      let name = fitted(row.name, to: names)
      let count = String(row.count)
      var line = "  \(name)  \(spaces(digits - count.utf8.count))\(count)"
      if let whole, whole > 0 {
        let percent = "\((row.count * 100 + whole / 2) / whole) %"
        line += "  \(spaces(5 - percent.utf8.count))\(percent)"
        if room >= 8, most > 0, row.count > 0 {
          line += "  " + String(repeating: "█", count: max(row.count * room / most, 1))
        }
      }
      return line + "\n"
    }.joined()
  }

  private func fitted(_ name: String, to width: Int) -> String {
    var shown = ""
    var used = 0
    for character in name {
      let next = columns(String(character))
      guard used + next <= width else { break }
      shown.append(character)
      used += next
    }
    return shown + spaces(width - used)
  }
}

/// Columns in a terminal.
private func columns(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + Diagnostics.columns(of: $1) }
}

private func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(count, 0))
}
