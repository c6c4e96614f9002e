/// A Latin letter without its marks, in lower case; empty for a combining mark; nil for all else.
public func foldedLatin(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x300...0x36F: return ""
  case 0xC0...0x17F: return letter(scalar.value - 0xC0, of: latin)
  case 0x1EA0...0x1EF9: return letter(scalar.value - 0x1EA0, of: vietnamese)
  case 0x218, 0x219: return "s"
  case 0x21A, 0x21B: return "t"
  case 0x1A0, 0x1A1: return "o"
  case 0x1AF, 0x1B0: return "u"
  case 0x1E9E: return "ss"
  default: return nil
  }
}

private func letter(_ index: UInt32, of table: StaticString) -> String? {
  guard index < table.utf8CodeUnitCount else { return nil }
  switch table.utf8Start[Int(index)] {
  case UInt8(ascii: "."): return nil
  case UInt8(ascii: "1"): return "ae"
  case UInt8(ascii: "2"): return "oe"
  case UInt8(ascii: "3"): return "ss"
  case UInt8(ascii: "4"): return "th"
  case UInt8(ascii: "5"): return "ij"
  case let byte: return String(UnicodeScalar(byte))
  }
}

/// U+00C0 to U+017F; digits stand for pairs of letters, a dot for what is no letter.
private let latin: StaticString = """
  aaaaaa1ceeeeiiiidnooooo.ouuuuy43aaaaaa1ceeeeiiiidnooooo.ouuuuy4y\
  aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii55jjkkklllllll\
  lllnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
  """

/// U+1EA0 to U+1EF9.
private let vietnamese: StaticString = """
  aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiii\
  oooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy
  """
