/// The parts of a request's target, still encoded.
struct RequestTarget: Equatable {
  /// Host and port, where the target names them: `http://host:1/path`.
  var authority: String?
  /// Starts with a slash.
  var path: [UInt8]
  /// What follows the question mark.
  var query: [UInt8]?
}

extension RequestTarget {
  /// Nil for what is no address: `*`, `host:port`, relative ones.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.first != UInt8(ascii: "/") {
      let scheme = Array("http://".utf8)
      guard rest.count > scheme.count, zip(rest, scheme).allSatisfy({ lowercase($0) == $1 }) else {
        return nil
      }
      rest = rest.dropFirst(scheme.count)
      let end = rest.firstIndex { isEndOfAuthority($0) } ?? rest.endIndex
      authority = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...]
    }
    let fragment = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    rest = rest[..<fragment]
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = mark == rest.startIndex ? [UInt8(ascii: "/")] : Array(rest[..<mark])
    query = mark < rest.endIndex ? Array(rest[(mark + 1)...]) : nil
  }

  /// The decoded value of a parameter: `b` of `a=b`; nil if it is not there or badly encoded.
  func parameter(_ name: String) -> String? {
    for pair in (query ?? []).split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0].elementsEqual(name.utf8) else { continue }
      return percentDecoded(parts.count > 1 ? parts[1] : []).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return nil
  }
}

private func isEndOfAuthority(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
}

func lowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
