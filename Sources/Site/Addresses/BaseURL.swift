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
    case dotSegment(String)
    /// A name or password would be published with every canonical link.
    case userInfo
    case badPort(String)

    /// For people: completes “the base URL …”.
    public var explanation: String {
      switch self {
      case .notWeb: "must start with https:// or http://"
      case .noHost: "names no host"
      case .queryOrFragment: "must not have a query or a fragment"
      case .badCharacter(let text): "holds '\(text)', which cannot stand in a URL"
      case .dotSegment(let text):
        "holds '\(text)', which browsers take for a step to another folder"
      case .userInfo: "must not hold a user name or a password"
      case .badPort(let text): "has the port '\(text)', which is not one of 1 to 65535"
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
    // By characters as people see them, so that the message shows a whole one.
    if let bad = text.first(where: { $0.utf8.contains(where: cannotStandInURL) }) {
      throw .badCharacter(String(bad))
    }
    if rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      throw .queryOrFragment
    }
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard !host.utf8.contains(UInt8(ascii: "@")) else { throw .userInfo }
    guard !host.isEmpty, !host.hasPrefix(":") else { throw .noHost }
    try checkPort(of: host)
    origin = scheme + host.lowercased()
    let parts = rest[slash...].split(separator: UInt8(ascii: "/"))
    let segments = parts.map { String(decoding: $0, as: UTF8.self) }
    if let dots = segments.first(where: isDotSegment) { throw .dotSegment(dots) }
    path = segments.reduce("/") { $0 + $1 + "/" }
  }
}

private func cannotStandInURL(_ byte: UInt8) -> Bool {
  byte <= 0x20 || byte > 0x7E || "\"'<>\\^`{|}".utf8.contains(byte)
}

private func checkPort(of host: String) throws(BaseURL.Problem) {
  // The colons of an IPv6 address stand in brackets.
  let bytes = host.utf8
  let start = bytes.lastIndex(of: UInt8(ascii: "]")) ?? bytes.startIndex
  guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
  let port = String(host[bytes.index(after: colon)...])
  let isNumber = port.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  guard isNumber, let number = Int(port), 1...65535 ~= number else { throw .badPort(port) }
}

/// `.` and `..`, however they are written.
private func isDotSegment(_ segment: String) -> Bool {
  let plain = segment.lowercased().split(separator: "%2e", omittingEmptySubsequences: false)
    .joined(separator: ".")
  return plain == "." || plain == ".."
}
