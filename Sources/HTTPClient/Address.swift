/// The address of a request below a base URL.
///
/// Parts named `.` and `..` would lead elsewhere, so their points are escaped as well.
func address(baseURL: String, path: [String], query: [QueryItem]) -> String {
  var address = baseURL
  if address.utf8.last != UInt8(ascii: "/") { address += "/" }
  address += path.map { part in
    part == "." || part == ".."
      ? part.utf8.map { _ in "%2E" }.joined() : percentEncoded(part)
  }.joined(separator: "/")
  guard !query.isEmpty else { return address }
  return address + "?"
    + query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }.joined(separator: "&")
}

/// Scheme, host and port of an address, in lower case; nil if it is neither http nor https.
func origin(of address: String) -> String? {
  let lower = address.lowercased()
  for scheme in ["https://", "http://"] where lower.utf8.starts(with: scheme.utf8) {
    let host = lower.utf8.dropFirst(scheme.utf8.count).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    return scheme + String(decoding: host, as: UTF8.self)
  }
  return nil
}

func isSecure(_ address: String) -> Bool {
  address.lowercased().utf8.starts(with: "https://".utf8)
}
