import Mustache

/// The one place where addresses are made: links, pictures, canonical, sitemap.
///
/// With a base URL links are root-relative under its path; without one they are relative to the page
/// that holds them, so that the site works wherever it is put.
public struct Addresses: Sendable {
  public let base: BaseURL?

  public init(base: BaseURL?) {
    self.base = base
  }

  /// What every link on `page` starts with. Pages of one depth share it.
  public func prefix(on page: PagePosition) -> String {
    if let base { return base.path }
    switch page {
    // Served for any address, so nothing relative would hold: the root of the host is the best guess.
    case .anywhere: return "/"
    case .depth(let depth): return String(repeating: "../", count: depth)
    }
  }

  /// The address of `path` in a link that starts with `prefix`.
  public func link(_ path: SitePath, prefix: String) -> String {
    prefix.isEmpty && path.text.isEmpty ? "./" : prefix + percentEncoded(path.text)
  }

  /// The same for a path below a folder, written where it will stand.
  func writeLink(
    _ folder: String, _ path: String, prefix: String, to writer: inout TextWriter
  ) {
    if prefix.isEmpty, folder.isEmpty, path.isEmpty { return writer.append("./") }
    writer.append(prefix)
    writer.append(percentEncoded: folder)
    writer.append(percentEncoded: path)
  }

  /// The public address with scheme and host; none without a base URL.
  public func absolute(_ path: SitePath) -> String? {
    base.map { $0.origin + $0.path + percentEncoded(path.text) }
  }
}

/// What a page's links depend on: how deep it stands, or that it is shown at any address.
public enum PagePosition: Hashable, Sendable {
  case depth(Int)
  case anywhere
}
