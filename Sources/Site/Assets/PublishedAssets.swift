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

  /// What runs as the service worker; it is published at the root, with lists of this site in front.
  let worker: [UInt8]?
  static let workerName = "worker.js"

  /// - Parameter styleRules: appended to `style.css`.
  init(_ files: [SiteSources.File], styleRules: [UInt8], into report: inout Report) {
    let scripts = JoinedScripts(files, into: &report)
    let styles = JoinedStyles(files, into: &report)
    var all: [Asset] = []
    var pathByName: [String: SitePath] = [:]
    // Style sheets name other assets, so these get their names first.
    for file in files
    where !file.name.hasSuffix(".css") && !scripts.parts.contains(file.name)
      && file.name != Self.workerName
    {
      let bytes = scripts.joined(file.name) ?? file.source.bytes
      let path = Self.published(file.name, bytes)
      pathByName[file.name] = path
      all.append(Asset(path: path, bytes: bytes, origin: file.source.name))
    }
    for file in files where file.name.hasSuffix(".css") && !styles.parts.contains(file.name) {
      var bytes: [UInt8] = []
      for piece in styles.pieces(of: file.name) {
        bytes += StyleLinks(of: piece.name, in: file.name, to: pathByName).rewritten(piece.bytes)
      }
      if file.name == "style.css" { bytes += styleRules }
      let path = Self.published(file.name, bytes)
      pathByName[file.name] = path
      all.append(Asset(path: path, bytes: bytes, origin: file.source.name))
    }
    worker = scripts.joined(Self.workerName)
    self.all = all
    self.pathByName = pathByName
  }

  /// Where a file of the assets folder is published.
  func find(_ name: String) -> SitePath? {
    pathByName[name]
  }

  var style: SitePath? { find("style.css") }
  var script: SitePath? { find("script.js") }
  /// What sets the reader's choice of colours before anything is drawn.
  var themeScript: SitePath? { find("theme.js") }

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
