/// Words by their keys, found in a few steps: every page asks for dozens.
struct WordTable: Sendable {
  private let keys: [String]
  private let patterns: [WordPattern]
  /// Positions in the two lists, by hash; the next slot is used where one is taken.
  private var slots: [Int32]

  init(_ texts: [String: String]) {
    let sorted = texts.sorted { $0.key < $1.key }
    keys = sorted.map(\.key)
    patterns = sorted.map { WordPattern($0.value) }
    var size = 16
    while size < 2 * keys.count { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for (index, key) in keys.enumerated() {
      var slot = Self.hash(key) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// All words as they are written, by their keys.
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: zip(keys, patterns.map(\.text)))
  }

  subscript(_ key: String) -> WordPattern? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key { return patterns[index] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ key: String) -> Int {
    var hash = 0
    for byte in key.utf8 { hash = (hash &+ Int(byte)) &* 0x9E37_79B1 }
    return hash >> 16 ^ hash
  }
}
