/// The public address of the site's root, such as `https://example.org/dex/`.
public struct BaseURL: Sendable, Equatable {
  /// Scheme and host, without a final slash: `https://example.org`.
  public let origin: String
  /// Path of the root with slashes at both ends: `/dex/`, or `/`.
  public let path: String

  /// Why a text is not a base URL.
  public enum Problem: Error, Equatable {
    case notWeb
    case noHost
    case queryOrFragment
    case badCharacter(String)

    /// For people: completes “the base URL …”.
    public var explanation: String {
      switch self {
      case .notWeb: "must start with https:// or http://"
      case .noHost: "names no host"
      case .queryOrFragment: "must not have a query or a fragment"
      case .badCharacter(let text): "holds '\(text)', which cannot stand in a URL"
      }
    }
  }

  public init(_ text: String) throws(Problem) {
    let scheme: String
    if text.lowercased().hasPrefix("https://") {
      scheme = "https://"
    } else if text.lowercased().hasPrefix("http://") {
      scheme = "http://"
    } else {
      throw .notWeb
    }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    if let bad = rest.first(where: { $0 <= 0x20 || $0 > 0x7E || "\"'<>\\^`{|}".utf8.contains($0) })
    {
      throw .badCharacter(String(decoding: [bad], as: UTF8.self))
    }
    if rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      throw .queryOrFragment
    }
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard !host.isEmpty, !host.hasPrefix(":") else { throw .noHost }
    origin = scheme + host.lowercased()
    let parts = rest[slash...].split(separator: UInt8(ascii: "/"))
    path = parts.reduce("/") { $0 + String(decoding: $1, as: UTF8.self) + "/" }
  }
}
