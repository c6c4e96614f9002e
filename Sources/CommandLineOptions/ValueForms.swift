/// Letters and digits in groups of one to eight with hyphens between them, a letter first.
func isLanguageTag(_ text: String) -> Bool {
  guard let first = text.utf8.first, isLetter(first) else { return false }
  return text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    .allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
    }
}

/// `http` or `https`, a host, no query and no fragment, nothing that an address cannot hold.
func isAbsoluteURL(_ text: String) -> Bool {
  let lower = text.lowercased()
  guard let scheme = ["https://", "http://"].first(where: { lower.utf8.starts(with: $0.utf8) })
  else { return false }
  let rest = text.utf8.dropFirst(scheme.utf8.count)
  let host = rest.prefix { $0 != UInt8(ascii: "/") }
  let forbidden = Array("?#\"<>\\^`{|}".utf8)
  return !host.isEmpty && rest.allSatisfy { $0 > 0x20 && $0 != 0x7F && !forbidden.contains($0) }
}

func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
