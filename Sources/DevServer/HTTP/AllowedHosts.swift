/// Which names of the server a request may use.
///
/// A page of another site could have its own name lead to this machine; then the browser would let it
/// read everything here. It cannot keep the browser from saying that name.
struct AllowedHosts: Equatable {
  /// As given on the command line; nil for this machine only.
  let chosen: String?

  func allow(_ authority: String) -> Bool {
    guard let host = hostName(authority)?.lowercased() else { return false }
    if ["localhost", "127.0.0.1", "[::1]"].contains(host) || host.hasSuffix(".localhost") {
      return true
    }
    guard let chosen = chosen?.lowercased() else { return false }
    if host == chosen || host == "[\(chosen)]" { return true }
    // Whoever listens everywhere has many addresses; no name leads a browser to think of a number.
    return ["0.0.0.0", "::", "[::]"].contains(chosen) && isAddress(host)
  }
}

/// The host of `host`, `host:80`, `[::1]:80`; nil for what is none of them.
private func hostName(_ authority: String) -> String? {
  let bytes = authority.utf8
  let start = bytes.lastIndex(of: UInt8(ascii: "]")) ?? bytes.startIndex
  let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
  let port = bytes[colon...].dropFirst()
  guard colon > bytes.startIndex, port.count <= 5,
    port.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
  else { return nil }
  return String(authority[..<colon])
}

/// `192.168.0.5` or `[fe80::1]`.
private func isAddress(_ host: String) -> Bool {
  if host.hasPrefix("[") { return host.hasSuffix("]") }
  let parts = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return parts.count == 4
    && parts.allSatisfy { part in
      (1...3).contains(part.count)
        && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
