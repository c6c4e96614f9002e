import Dex

/// How the pictures of one size are named: `{number}MS` is `001MS.png` for the first species.
public struct PicturePattern: Sendable, Equatable {
  let prefix: String
  let suffix: String
  /// Digits that a number is padded to; longer numbers are never cut.
  let digits: Int

  /// Nothing when the text does not hold `{number}` exactly once.
  public init?(_ text: String, digits: Int = 3) {
    let parts = text.split(separator: "{number}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    prefix = String(parts[0])
    suffix = String(parts[1])
    self.digits = digits
  }

  /// The name of the picture without its extension.
  public func stem(_ id: Int) -> String {
    prefix + padded(id, to: digits) + suffix
  }

  /// The folder that the pictures are in, with its slash; empty for none.
  var folder: String { folderPart(of: prefix) }

  /// The number of which a name is made.
  func id(ofStem stem: String) -> Int? {
    guard stem.hasPrefix(prefix), stem.hasSuffix(suffix) else { return nil }
    let id = Int(stem.dropFirst(prefix.count).dropLast(suffix.count))
    return id.flatMap { self.stem($0) == stem ? $0 : nil }
  }

  /// The same with a number as it is.
  func unpadded(_ id: Int) -> String {
    prefix + String(id) + suffix
  }

  public static let large = PicturePattern(prefix: "", suffix: "")
  public static let small = PicturePattern(prefix: "", suffix: "MS")

  private init(prefix: String, suffix: String) {
    self.prefix = prefix
    self.suffix = suffix
    digits = 3
  }
}

/// Up to and with the last slash.
func folderPart(of name: String) -> String {
  guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(name[...slash])
}
