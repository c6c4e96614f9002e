/// HTML that must pass a filter untouched: the filter sees a token in its place.
///
/// A token is U+FDE0, the number in decimal digits, U+FDE1. These are noncharacters: no text uses them,
/// filters take them for letters, and they are removed from values inside a filter's body.
struct Placeholders {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func add(_ html: UnsafeRawBufferPointer, _ out: inout OutputBuffer) {
    bytes.append(contentsOf: html)
    ends.append(bytes.count)
    out.append([0xEF, 0xB7, 0xA0])
    out.append(Array(String(ends.count - 1).utf8))
    out.append([0xEF, 0xB7, 0xA1])
  }

  mutating func removeLast(to count: Int) {
    ends.removeLast(ends.count - count)
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  func html(_ index: Int) -> ArraySlice<UInt8>? {
    guard ends.indices.contains(index) else { return nil }
    return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Whether text holds the first two bytes of U+FDD0…U+FDEF, or of their neighbours.
  static func mayBeIn(_ text: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 2 < text.count {
      if text[index] == 0xEF, text[index + 1] == 0xB7 { return true }
      index += 1
    }
    return false
  }

  /// Text with U+FFFD for each of the noncharacters that tokens are made of.
  static func removed(from text: UnsafeRawBufferPointer) -> [UInt8] {
    var result = Array(text)
    var index = 0
    while index + 2 < result.count {
      if result[index] == 0xEF, result[index + 1] == 0xB7, (0x90...0xAF).contains(result[index + 2])
      {
        result.replaceSubrange(index..<index + 3, with: [0xEF, 0xBF, 0xBD])
      }
      index += 1
    }
    return result
  }
}
