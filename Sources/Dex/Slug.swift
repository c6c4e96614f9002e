/// The part of an address that names something: `a`–`z`, `0`–`9` and single hyphens between them.
public enum Slug {
  /// A slug is never longer, so that it fits in a file name.
  public static let limit = 100

  /// Made from a name: ♀ is `-f`, ♂ is `-m`, accents are folded, all else is a hyphen.
  ///
  /// Nil when nothing is left. Equal for composed and decomposed spellings of a name.
  public static func made(from name: String) -> String? {
    var slug: [UInt8] = []
    func separate() {
      if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": slug.append(UInt8(scalar.value))
      case "A"..."Z": slug.append(UInt8(scalar.value) | 0x20)
      case "♀":
        separate()
        slug.append(UInt8(ascii: "f"))
      case "♂":
        separate()
        slug.append(UInt8(ascii: "m"))
      default:
        if let letters = foldedLatin(scalar) {
          slug.append(contentsOf: letters.utf8)
        } else {
          separate()
        }
      }
    }
    slug = Array(slug.prefix(limit))
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
  }

  /// Whether a text is a slug already.
  public static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard 1...limit ~= bytes.count, bytes.first != UInt8(ascii: "-") else { return false }
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last != UInt8(ascii: "-"): break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "-")
  }
}
