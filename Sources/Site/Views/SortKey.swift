import Dex

/// Orders names without regard to case, accents and the two kinds of kana.
struct SortKey: Comparable {
  private let folded: [UInt32]

  init(_ name: String) {
    folded = name.unicodeScalars.flatMap { scalar -> [UInt32] in
      switch scalar.value {
      // Hiragana as katakana.
      case 0x3041...0x3096: return [scalar.value + 0x60]
      default:
        let letters = foldedLatin(scalar) ?? scalar.properties.lowercaseMapping
        return letters.unicodeScalars.map(\.value)
      }
    }
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.folded.lexicographicallyPrecedes(right.folded)
  }
}
