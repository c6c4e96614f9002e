import Diagnostics
import FileSystem
import Markdown

/// Turns the addresses that authors write in Markdown into those of the site.
///
/// They may name a page (`/grid/`, `pokemon/pikachu/`), a file (`about.md`, `sprites/001.png`), a
/// species (`pokemon:pikachu`, `pokemon:25`) or a type (`type:fire`).
struct LinkResolver: Sendable {
  let targets: LinkTargets
  let addresses: Addresses
  let language: SiteLanguage
  /// What every link on the page starts with.
  let prefix: String
  /// The folder of the Markdown file, relative to the content folder.
  let folder: String

  func resolve(_ target: LinkTarget) -> LinkResolution {
    let address = target.address
    if address.isEmpty || address.hasPrefix("#") || address.hasPrefix("//") { return .keep }
    if let scheme = scheme(of: address) {
      let rest = String(address.dropFirst(scheme.count + 1))
      switch scheme.lowercased() {
      case "pokemon": return species(rest)
      case "type": return type(rest)
      default: return .keep
      }
    }
    return within(address)
  }

  private func species(_ word: String) -> LinkResolution {
    guard let species = targets.species(word) else {
      return .nowhere(
        hint: didYouMean(word, among: targets.dex.species.lazy.map(\.slug))
          ?? "write pokemon: and a slug or number of the dex")
    }
    return .replace(link(Routes.species(species)))
  }

  private func type(_ word: String) -> LinkResolution {
    guard let type = targets.type(word) else {
      return .nowhere(hint: didYouMean(word, among: targets.dex.types.map(\.slug)))
    }
    if let route = targets.route(of: type) { return .replace(link(route)) }
    return .replace(link(Routes.list(part: 1)) + "?type=" + percentEncoded(type.slug))
  }

  private func within(_ address: String) -> LinkResolution {
    let end = address.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let written = percentDecoded(String(address[..<(end ?? address.endIndex)]))
    let suffix = String(address[(end ?? address.endIndex)...])
    guard let path = siteRelative(written) else { return nowhere(written) }
    if let route = route(of: path) { return .replace(link(route) + suffix) }
    if let file = targets.file(path) {
      return .replace(addresses.link(file, prefix: prefix) + suffix)
    }
    return nowhere(written)
  }

  /// The path from the root of site or content; nil if it leads out of it.
  private func siteRelative(_ written: String) -> String? {
    let isFolder = written.hasSuffix("/")
    let path =
      written.hasPrefix("/")
      ? Path(String(written.drop { $0 == "/" })) : Path(folder).appending(written)
    let normal = path.normalized.text
    if normal.hasPrefix("..") { return nil }
    return normal.isEmpty ? "" : normal + (isFolder ? "/" : "")
  }

  private func route(of path: String) -> String? {
    if targets.hasPage(at: path) { return path }
    if !path.isEmpty, targets.hasPage(at: path + "/") { return path + "/" }
    guard let name = ContentName(fileName: path) else { return nil }
    if let route = targets.contentRoutes[name.stem] { return route }
    guard name.stem.hasPrefix("pokemon/") else { return nil }
    return targets.species(String(name.stem.dropFirst("pokemon/".count))).map(Routes.species)
  }

  private func nowhere(_ written: String) -> LinkResolution {
    let known = Array(targets.contentRoutes.keys.map { $0 + ".md" }) + ["grid/"]
    return .nowhere(
      hint: didYouMean(written, among: known)
        ?? "link to a page as about.md, to a species as pokemon:pikachu")
  }

  private func link(_ route: String) -> String {
    addresses.link(SitePath(language.folder + route), prefix: prefix)
  }
}

extension Site {
  /// For Markdown on a page of this language.
  ///
  /// - Parameter folder: that of the Markdown file, relative to the content folder.
  func resolver(
    _ language: SiteLanguage, on position: PagePosition, folder: String = ""
  ) -> LinkResolver {
    LinkResolver(
      targets: targets, addresses: addresses, language: language,
      prefix: addresses.prefix(on: position), folder: folder)
  }
}

/// What stands before the first colon, if it can be a scheme (RFC 3986).
private func scheme(of address: String) -> Substring? {
  guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
  let scheme = address[..<colon]
  guard let first = scheme.utf8.first, (97...122).contains(first | 0x20) else { return nil }
  let isScheme = scheme.utf8.allSatisfy {
    (97...122).contains($0 | 0x20) || (48...57).contains($0) || "+-.".utf8.contains($0)
  }
  return isScheme ? scheme : nil
}

/// Bytes for `%41` and the like; what is no such code stays.
private func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  let bytes = Array(text.utf8)
  var decoded: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
    {
      decoded.append(value)
      index += 3
    } else {
      decoded.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}
