import Diagnostics
import FileSystem

/// Styles, scripts and icons under names that carry a hash of their content, so that a browser may
/// keep them for ever.
struct PublishedAssets: Sendable {
  struct Asset: Sendable {
    let path: SitePath
    let bytes: [UInt8]
    /// The file that it comes from, for messages.
    let origin: String
  }

  /// In order of their source names.
  let all: [Asset]
  private let pathByName: [String: SitePath]

  /// - Parameter styleRules: appended to `style.css`.
  init(_ files: [SiteSources.File], styleRules: [UInt8]) {
    var all: [Asset] = []
    var pathByName: [String: SitePath] = [:]
    // Style sheets name other assets, so these get their names first.
    for file in files where !file.name.hasSuffix(".css") {
      let path = Self.published(file.name, file.source.bytes)
      pathByName[file.name] = path
      all.append(Asset(path: path, bytes: file.source.bytes, origin: file.source.name))
    }
    for file in files where file.name.hasSuffix(".css") {
      var bytes = StyleLinks(of: file.name, to: pathByName).rewritten(file.source.bytes)
      if file.name == "style.css" { bytes += styleRules }
      let path = Self.published(file.name, bytes)
      pathByName[file.name] = path
      all.append(Asset(path: path, bytes: bytes, origin: file.source.name))
    }
    self.all = all
    self.pathByName = pathByName
  }

  /// Where a file of the assets folder is published.
  func find(_ name: String) -> SitePath? {
    pathByName[name]
  }

  var style: SitePath? { find("style.css") }
  var script: SitePath? { find("script.js") }

  /// `style.css` as `assets/style.4f2a91c0.css`.
  private static func published(_ name: String, _ bytes: [UInt8]) -> SitePath {
    let hash = ContentHash(of: bytes).hex.prefix(8)
    let fileStart = name.utf8.lastIndex(of: UInt8(ascii: "/")).map(name.utf8.index(after:))
    let file = name[(fileStart ?? name.startIndex)...]
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else {
      return SitePath("assets/\(name).\(hash)")
    }
    return SitePath("assets/\(name[..<dot]).\(hash)\(name[dot...])")
  }
}
