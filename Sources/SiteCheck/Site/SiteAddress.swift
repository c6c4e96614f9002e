/// Where addresses in a built site lead.
struct SiteAddresses: Sendable {
  /// Scheme and host, such as `https://example.org`; nil for a site of relative links.
  let origin: String?
  /// Path of the root with slashes at both ends.
  let path: String

  enum Target: Equatable {
    /// Another site, or no page at all, such as `mailto:`.
    case elsewhere
    /// A file of the site, seen from its root, and a place in it.
    case file([UInt8], fragment: [UInt8])
    /// The same host, but not below the path of the site.
    case outside
    case empty
  }

  /// - Parameter page: the file that holds the address.
  func target(of address: ArraySlice<UInt8>, on page: ArraySlice<UInt8>) -> Target {
    var rest = unescaped(address)[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    if rest.isEmpty { return .empty }
    var isAbsolute = false
    if let origin, rest.starts(with: origin.utf8) {
      rest = rest.dropFirst(origin.utf8.count)
      isAbsolute = true
      guard rest.isEmpty || rest.first == slash || rest.first == hash else { return .elsewhere }
    } else if rest.starts(with: [slash, slash]) || hasScheme(rest) {
      return .elsewhere
    }
    let hashIndex = rest.firstIndex(of: hash)
    let fragment = hashIndex.map { percentDecoded(rest[($0 + 1)...]) } ?? []
    rest = rest[..<(hashIndex ?? rest.endIndex)]
    rest = rest[..<(rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex)]
    if rest.isEmpty, !isAbsolute { return .file(Array(page), fragment: fragment) }
    let decoded = percentDecoded(rest)
    var parts: [ArraySlice<UInt8>] = []
    var below = decoded[...]
    if isAbsolute || decoded.first == slash {
      guard decoded.starts(with: path.utf8) else { return .outside }
      below = decoded.dropFirst(path.utf8.count)
    } else {
      parts = page.split(separator: slash).dropLast()
    }
    for part in below.split(separator: slash) {
      switch part {
      case [dot]: break
      case [dot, dot]: if parts.popLast() == nil { return .outside }
      default: parts.append(part)
      }
    }
    let last = below.split(separator: slash, omittingEmptySubsequences: false).last ?? []
    if last.isEmpty || last == [dot] || last == [dot, dot] {
      parts.append(Array("index.html".utf8)[...])
    }
    return .file(Array(parts.joined(separator: [slash])), fragment: fragment)
  }
}

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")
private let hash = UInt8(ascii: "#")

/// `https:`, `mailto:`, `data:`: letters and a colon before anything else.
private func hasScheme(_ address: ArraySlice<UInt8>) -> Bool {
  guard let first = address.first, isLetter(first),
    let end = address.first(where: {
      !isLetter($0) && !(48...57 ~= $0) && $0 != 0x2B && $0 != 0x2D && $0 != 0x2E
    })
  else { return false }
  return end == UInt8(ascii: ":")
}

private func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
  var result: [UInt8] = []
  var index = text.startIndex
  while index < text.endIndex {
    if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
      let high = hexValue(text[index + 1]), let low = hexValue(text[index + 2])
    {
      result.append(high << 4 | low)
      index += 3
    } else {
      result.append(text[index])
      index += 1
    }
  }
  return result
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 48...57: byte - 48
  case 65...70: byte - 55
  case 97...102: byte - 87
  default: nil
  }
}

/// With the few references that stand in addresses put back: `&amp;`, `&#39;`, `&#x2F;`.
private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
  var result: [UInt8] = []
  var index = text.startIndex
  while index < text.endIndex {
    if text[index] == UInt8(ascii: "&"),
      let end = text[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")),
      let character = character(of: String(decoding: text[(index + 1)..<end], as: UTF8.self))
    {
      result += Array(String(character).utf8)
      index = end + 1
    } else {
      result.append(text[index])
      index += 1
    }
  }
  return result
}

private func character(of name: String) -> Unicode.Scalar? {
  switch name {
  case "amp": return "&"
  case "quot": return "\""
  case "apos": return "'"
  case "lt": return "<"
  case "gt": return ">"
  default:
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
