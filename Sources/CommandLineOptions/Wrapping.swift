/// Lines of whole words; a word that is longer than a line stands alone.
///
/// - Parameters:
///   - width: columns of a line; every character counts as one.
///   - hanging: spaces before each line but the first.
func wrapped(_ text: String, to width: Int, hanging: Int = 0) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
      lines.append(line)
      line = String(repeating: " ", count: hanging)
    } else if !line.isEmpty {
      line += " "
    }
    line += word
  }
  lines.append(line)
  return lines
}
