/// A single value as it was written; what it means depends on who asks.
///
/// Only `true` and `false` are truth values: `no`, `yes` and `on` stay words, so that `lang: no` is Norwegian.
public struct YAMLScalar: Sendable, Hashable {
  public enum Style: Sendable {
    /// Without quotes, so that it may be a number, a truth value or nothing.
    case plain
    /// In quotes, as a block, or marked `!!str`: always text.
    case text
  }

  public let text: String
  public let style: Style

  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public var isNull: Bool {
    style == .plain && ["", "~", "null"].contains(text)
  }

  /// The text, also of numbers and truth values (`title: 2024`); nil for nothing.
  public var string: String? { isNull ? nil : text }

  public var bool: Bool? {
    guard style == .plain else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A decimal whole number; leading zeros do not make it octal.
  public var integer: Int? {
    style == .plain ? Int(text) : nil
  }

  /// A finite decimal number.
  public var double: Double? {
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0)
    }
    guard style == .plain, isDecimal, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
