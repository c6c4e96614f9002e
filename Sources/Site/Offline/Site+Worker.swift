import DataFormats
import Diagnostics
import FileSystem

/// The service worker: the theme's script with the lists of this build in front.
extension Site {
  static let workerPath = SitePath("sw.js")

  /// - Parameter pageKey: the key of a page, from which the worker's own is made.
  func workerFile(pageKey: (Page) -> ContentHash) -> SiteFile? {
    guard worksOffline, let code = assets.worker else { return nil }
    var file = SiteFile(
      path: Self.workerPath.text, content: .worker, isAsset: false, origin: "the service worker")
    var hasher = KeyHasher()
    hasher.update(code)
    for page in languages.flatMap(keptPages) {
      hasher.update(pages[page].path.text)
      hasher.update(pageKey(pages[page]))
    }
    for path in shell + languages.flatMap(keptData) { hasher.update(path.text) }
    for file in manifestFiles {
      if case .bytes(let bytes) = file.content { hasher.update(bytes) }
    }
    file.key = hasher.key
    return file
  }

  /// - Parameter pages: a hash of all pages that are kept, as they are published.
  func workerBytes(pages: ContentHash) -> [UInt8] {
    var hasher = KeyHasher()
    hasher.update(pages)
    for path in shell + languages.flatMap(keptData) { hasher.update(path.text) }
    var writer = JSONWriter(appendingTo: Array("const BUILD = ".utf8), escaping: .script)
    writer.beginObject()
    writer.key("version")
    writer.string(String(hasher.key.hex.prefix(16)))
    writer.key("shell")
    writer.paths(shell)
    writer.key("languages")
    writer.beginObject()
    for language in languages {
      writer.key(language.folder)
      writer.paths(
        keptPages(of: language).map { self.pages[$0].path } + keptData(of: language))
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes + Array(";\n".utf8) + (assets.worker ?? [])
  }

  /// What pages of every language need: not the picture that only other sites show.
  private var shell: [SitePath] {
    assets.all.map(\.path).filter { $0 != assets.find(Self.socialPicture) }
  }

  /// Indexes of the pages of a language that are kept from the first visit on.
  func keptPages(of language: SiteLanguage) -> [Int] {
    pages.indices.filter {
      pages[$0].language == language.index && pages[$0].subject.isKept(in: outline)
    }
  }

  private func keptData(of language: SiteLanguage) -> [SitePath] {
    let files = search[language.index]
    let parts = files.parts.count <= SiteOutline.mostKeptParts ? files.parts : []
    return [manifestPath(in: language), files.index] + parts.map(\.path)
  }
}

extension JSONWriter {
  fileprivate mutating func paths(_ paths: [SitePath]) {
    beginArray()
    for path in paths { string(path.text.isEmpty ? "./" : percentEncoded(path.text)) }
    endArray()
  }
}
