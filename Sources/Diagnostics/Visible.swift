/// Text from outside made safe to print: what a terminal would obey or hide is written as `\u{…}`.
public func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isInvisible) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isInvisible(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Control and format characters: escape codes, direction marks, zero-width spaces, byte-order marks.
public func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value < 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
  default: return false
  }
}
