/// What is fetched, from where, and how.
public struct FetchOptions: Sendable, Equatable {
  /// Nil for all species.
  public var species: [SpeciesSelector]?
  public var refresh = false
  public var offline = false
  public var apiURL: String?
  public var cache: String?
  /// Nil if none are wanted.
  public var pictures: Target?
  public var cries: Target?
  /// Pictures of other forms too.
  public var forms = false
  /// Pictures in rare colours too.
  public var shiny = false
  /// The site's folder of pictures.
  public var sprites: String?
  /// At least 1.
  public var connections: Int?
  /// Seconds.
  public var timeout: Int?

  /// Where files go.
  public enum Target: Sendable, Equatable {
    /// To the site's folder of pictures.
    case site
    case folder(String)

    init(_ text: String) {
      self = text.isEmpty ? .site : .folder(text)
    }
  }

  /// Whether files go to the site's folder, which was not named.
  public var needsSprites: Bool { sprites == nil && (pictures == .site || cries == .site) }

  /// The folder that is meant.
  public func folder(_ target: Target) -> String {
    switch target {
    case .site: sprites ?? Self.usualPictures
    case .folder(let folder): folder
    }
  }

  /// Where a site has its pictures.
  public static let usualPictures = "Content/sprites"

  public init() {}
}

/// One item of a list of species.
public enum SpeciesSelector: Sendable, Hashable {
  case numbers(ClosedRange<Int>)
  /// In lower case.
  case name(String)
  case generation(Int)
}

/// Reads one item: `25`, `1-151`, `eevee`, `gen:3`; nil if it is none of these.
func speciesSelector(_ text: String) -> SpeciesSelector? {
  let lower = text.lowercased()
  if let number = positiveNumber(lower) { return .numbers(number...number) }
  if lower.hasPrefix("gen:") { return positiveNumber(lower.dropFirst(4)).map { .generation($0) } }
  let ends = lower.split(separator: "-", omittingEmptySubsequences: false)
  if ends.count == 2, let first = positiveNumber(ends[0]), let last = positiveNumber(ends[1]) {
    return first <= last ? .numbers(first...last) : nil
  }
  let isName = lower.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  guard isName, let first = lower.utf8.first, isLetter(first) else { return nil }
  return .name(lower)
}

func positiveNumber(_ text: some StringProtocol) -> Int? {
  guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
  return Int(text).flatMap { $0 > 0 ? $0 : nil }
}
