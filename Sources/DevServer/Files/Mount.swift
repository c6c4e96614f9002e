import FileSystem

/// Where the site is among the addresses of the server.
struct Mount: Equatable {
  /// With slashes at both ends, encoded: `/dex/`.
  let path: String
  private let names: [Path]

  /// - Parameter path: as in a base URL.
  init(_ path: String) {
    self.path = path
    names = (try? SiteAddress(Array(path.utf8)))?.names ?? []
  }

  enum Place: Equatable {
    case inside(SiteAddress)
    /// The root itself, without its slash, or an address above it.
    case above
    case outside
  }

  func place(of address: SiteAddress) -> Place {
    if address.names.count < names.count || !address.endsWithSlash && address.names == names {
      guard !names.isEmpty else { return .inside(address) }
      return names.starts(with: address.names) ? .above : .outside
    }
    guard address.names.starts(with: names) else { return .outside }
    var inner = address
    inner.names.removeFirst(names.count)
    return .inside(inner)
  }
}
