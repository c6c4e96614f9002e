import Dex
import FileSystem

/// Where the search of lists finds what their pages do not show, for one language.
struct SearchFiles: Sendable {
  struct File: Sendable {
    let path: SitePath
    let hash: ContentHash
  }

  /// One for each part of the list; nil where the page shows all there is to find.
  let parts: [File?]
  /// Names the files of all parts; only where there are several.
  ///
  /// Its own name stays the same, so that a change on one part does not change the pages of all.
  let index: SitePath?

  init(_ text: SearchText) {
    let name = "search/\(text.language.tag.lowercased)"
    parts = (1...text.parts.count).map { part in
      guard let bytes = text.part(part) else { return nil }
      let hash = ContentHash(of: bytes)
      return File(path: SitePath("\(name)-\(part).\(hash.hex.prefix(8)).json"), hash: hash)
    }
    index = parts.count > 1 ? SitePath(name + ".json") : nil
  }

  /// The file for a part of the list; parts count from 1.
  func part(_ number: Int) -> File? {
    parts.indices.contains(number - 1) ? parts[number - 1] : nil
  }
}

extension Site {
  /// The files of one language, of which the parts are made when they are needed.
  func searchFiles(of language: SiteLanguage) -> [SiteFile] {
    let search = search[language.index]
    var files: [SiteFile] = []
    for (offset, part) in search.parts.enumerated() {
      guard let part else { continue }
      var file = SiteFile(
        path: part.path.text, content: .search(language: language.index, part: offset + 1),
        isAsset: true, origin: "names for the search")
      file.key = part.hash
      files.append(file)
    }
    if let index = search.index {
      let bytes = SearchText.index(search.parts.compactMap(\.?.path))
      files.append(
        SiteFile(
          path: index.text, content: .bytes(bytes), isAsset: true, origin: "names for the search"))
    }
    return files
  }

  func searchText(language: Int, part: Int) -> [UInt8] {
    SearchText(dex: dex, parts: parts, language: languages[language]).part(part) ?? []
  }
}
