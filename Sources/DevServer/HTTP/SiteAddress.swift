import FileSystem

/// Where an address leads below the root of the server.
struct SiteAddress: Equatable {
  /// Decoded names, none of them empty, `.` or `..`, none with a slash in it.
  var names: [Path]
  /// Whether it is written as that of a folder.
  var endsWithSlash: Bool

  enum Problem: Error, Equatable {
    /// No address at all: a bad percent sign, a NUL, a backslash, a way upwards.
    case malformed
    /// An address that no site has: empty parts, hidden files.
    case nowhere
  }

  /// Takes an encoded path apart, which starts with a slash.
  init(_ path: [UInt8]) throws(Problem) {
    var parts = path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    endsWithSlash = parts.last?.isEmpty ?? true
    if endsWithSlash { _ = parts.popLast() }
    names = []
    var isNowhere = path.first != UInt8(ascii: "/")
    for part in parts {
      guard let name = percentDecoded(part), name.allSatisfy(canStandInName) else {
        throw .malformed
      }
      if name == [dot] || name == [dot, dot] { throw .malformed }
      // Also keeps `//host/` from becoming an address of another host.
      if name.isEmpty || isHidden(name, isFirst: names.isEmpty) { isNowhere = true }
      names.append(Path(bytes: name))
    }
    if isNowhere { throw .nowhere }
  }
}

private let dot = UInt8(ascii: ".")

private func canStandInName(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
}

private func isHidden(_ name: [UInt8], isFirst: Bool) -> Bool {
  name.first == dot && !(isFirst && name.elementsEqual(".well-known".utf8))
}
