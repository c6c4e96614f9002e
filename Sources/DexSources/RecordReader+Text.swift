import DataFormats
import Dex
import Diagnostics

extension RecordReader {
  /// A text that is not empty, made clean; nil if there is none, which has been reported unless it
  /// is null.
  mutating func text() throws(Faults) -> String? {
    try utf8().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as UTF-8.
  mutating func utf8() throws(Faults) -> ArraySlice<UInt8>? {
    guard try expect(.string) else { return nil }
    let string = try cursor.string()
    let text = cursor.utf8(of: string)
    guard hasSpaceAround(text) || mayBeginBlank(text) || (!string.isPlain && mayHide(text)) else {
      return text
    }
    return cleaned(text, at: string.range)
  }

  /// Reports what a reader would not see, takes out what no page can hold, and composes letters.
  private mutating func cleaned(
    _ text: ArraySlice<UInt8>, at range: Range<Int>
  ) -> ArraySlice<UInt8>? {
    let original = String(decoding: text, as: UTF8.self)
    var clean = ""
    if original.unicodeScalars.allSatisfy(isBlank) { return blank(original, at: range) }
    var removed: [String] = []
    var breaks: [String] = []
    var invisible: [String] = []
    for scalar in original.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r":
        breaks.append(named(scalar))
        clean += " "
      // The zero-width joiners are part of how some scripts are written.
      case "\u{200C}", "\u{200D}": clean.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: removed.append(named(scalar))
      default:
        if isInvisible(scalar) { invisible.append(named(scalar)) }
        clean.unicodeScalars.append(scalar)
      }
    }
    if !breaks.isEmpty {
      find(
        .warning,
        "has line breaks or tabs (\(breaks.joined(separator: ", "))), which become spaces",
        at: range, hint: "write it on one line", kind: .invisible)
    }
    if !removed.isEmpty {
      let names = removed.joined(separator: ", ")
      find(
        .warning, "has control characters (\(names)), which are left out", at: range,
        hint: "remove them", kind: .invisible)
    }
    if !invisible.isEmpty {
      let names = invisible.joined(separator: ", ")
      find(
        .warning, "has invisible characters (\(names))", at: range, hint: "remove them",
        kind: .invisible)
    }
    return Array(composed(trimmed(clean)).utf8)[...]
  }

  /// Reports a text in which nothing can be seen.
  private mutating func blank(_ text: String, at range: Range<Int>) -> ArraySlice<UInt8>? {
    let isEmpty = text.unicodeScalars.allSatisfy { $0 == " " }
    let names = text.unicodeScalars.prefix(8).map(named).joined(separator: ", ")
    let what = isEmpty ? "is empty" : "has only blank characters (\(names))"
    find(.warning, "\(what) and counts as absent", at: range, kind: .emptyText)
    return nil
  }

  private func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

/// Whether a character leaves no ink: space, control and format characters, fillers, Braille's blank.
private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value <= 0x20 }
  let properties = scalar.properties
  return isInvisible(scalar) || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    || scalar == "\u{2800}"
}

/// Whether the first character of a text may be blank, going by its first bytes.
private func mayBeginBlank(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first else { return true }
  switch first {
  case 0x21...0x7E, 0xC3...0xCB, 0xCE...0xD7, 0xE4...0xEE: return false
  case 0xE3: return text.dropFirst().first == 0x80 || text.dropFirst().first == 0x85
  default: return true
  }
}

/// Whether a text is empty or has space at its ends.
private func hasSpaceAround(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, let last = text.last else { return true }
  return first == 0x20 || last == 0x20
}

/// Whether a text may have characters that cannot be seen, or combining marks, going by the first
/// bytes of each.
private func mayHide(_ text: ArraySlice<UInt8>) -> Bool {
  text.withUnsafeBufferPointer { bytes in
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      // Combining marks, which may have to be composed with their letters.
      case 0xCC, 0xCD: return true
      case 0xE3 where next == 0x82 && index + 2 < bytes.count && 0x99...0x9A ~= bytes[index + 2]:
        return true
      // The bulk of the scripts of East Asia, three bytes each.
      case 0xE3...0xEE: index += 3
      case 0x00..<0x20, 0x7F: return true
      case 0xC2 where next < 0xA0 || next == 0xAD: return true
      // Dashes, quotes and points; what begins like them are spaces and marks for directions.
      case 0xE2 where next == 0x80 || next == 0x81:
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        let isSeen =
          next == 0x80 ? 0x90...0xA7 ~= third || third >= 0xB0 : 0x80...0x9E ~= third
        guard isSeen else { return true }
        index += 3
      case 0xE1 where next == 0xA0: return true
      case 0xEF where next == 0xBB || next == 0xBF: return true
      case 0xD8, 0xDB, 0xDC, 0xE0, 0xF0...: return true
      default: index += 1
      }
    }
    return false
  }
}
