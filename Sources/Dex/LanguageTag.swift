/// A language as a BCP 47 tag of at most twelve characters, such as `ja` or `zh-Hant`.
///
/// Case does not count: `zh-hant` and `zh-Hant` are one language. The tag is packed in 64 bits, so
/// that comparing two of them is comparing two numbers.
public struct LanguageTag: Sendable, Hashable {
  let packed: UInt64

  init(packed: UInt64) {
    self.packed = packed
  }

  /// Nil unless the text looks like a tag: a subtag of two or three letters, then others of up to
  /// eight letters and digits, parted by `-` or `_`.
  public init?(_ text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  /// The same from bytes of UTF-8.
  public init?(utf8 text: some Sequence<UInt8>) {
    var packed: UInt64 = 0
    var count = 0
    var subtag = 0
    var isFirst = true
    for byte in text {
      guard count < Self.capacity, let digit = Self.digit(of: byte) else { return nil }
      if digit == Self.hyphen {
        guard isFirst ? (2...3).contains(subtag) : (1...8).contains(subtag) else { return nil }
        isFirst = false
        subtag = 0
      } else {
        if isFirst, digit < Self.firstLetter { return nil }
        subtag += 1
      }
      packed = packed * Self.base + digit
      count += 1
    }
    guard isFirst ? (2...3).contains(subtag) : (1...8).contains(subtag) else { return nil }
    for _ in count..<Self.capacity { packed *= Self.base }
    self.packed = packed
  }

  private static let capacity = 12
  private static let base: UInt64 = 38
  private static let hyphen: UInt64 = 1
  private static let firstLetter: UInt64 = 12

  private static func digit(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"): hyphen
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 2
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + firstLetter
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A")) + firstLetter
    default: nil
    }
  }
}

extension LanguageTag {
  /// The tag in lower case, as addresses have it: `zh-hant`.
  public var lowercased: String {
    var characters: [UInt8] = []
    var rest = packed
    while rest > 0 {
      let digit = UInt8(rest % Self.base)
      rest /= Self.base
      switch digit {
      case 0: continue
      case 1: characters.append(UInt8(ascii: "-"))
      case 2..<12: characters.append(digit - 2 + UInt8(ascii: "0"))
      default: characters.append(digit - 12 + UInt8(ascii: "a"))
      }
    }
    return String(decoding: characters.reversed(), as: UTF8.self)
  }

  /// Everything but the last subtag, or nil when there is only one: `es` for `es-419`.
  public var parent: LanguageTag? {
    let text = lowercased
    guard let cut = text.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return LanguageTag(text[..<cut])
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag as `lang` attributes have it: scripts as `Hant`, regions as `TW`.
  public var description: String {
    let subtags = lowercased.split(separator: "-")
    let shown = subtags.enumerated().map { index, subtag in
      guard index > 0 else { return String(subtag) }
      switch subtag.utf8.count {
      case 2: return subtag.uppercased()
      case 4: return subtag.prefix(1).uppercased() + subtag.dropFirst()
      default: return String(subtag)
      }
    }
    return shown.joined(separator: "-")
  }
}

extension LanguageTag: Comparable {
  /// In the order of the characters of the tags.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.packed < right.packed
  }
}
